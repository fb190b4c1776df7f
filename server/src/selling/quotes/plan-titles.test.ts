import type { Body } from '@coverwright/rules/design/products'
import { ONLY_PLAN } from '@coverwright/rules/rating/rating'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../platform/testing'
import { travelLight } from '../../release/publishing/travel-light'
import { planTitlesFor } from './plan-titles'
import { people, quoteShop, roomsOfSale } from './quote-shop.builder'

let server: TestServer
beforeAll(async () => void (server = await startTestServer({ rooms: roomsOfSale, sessions: people.sessions })))
afterAll(() => server.close())

const titleIn = async (body: Body, plan: string, language?: 'en_us' | 'zh_tw') => {
  const { company, productId, bodyHash: releaseHash } = await quoteShop(server, body)
  const titleOf = await server.within(company, (ctx) => planTitlesFor(ctx, [{ productId, releaseHash }], language))
  return titleOf({ productId, releaseHash, plan })
}

test('a plan is called in the language of its reader', async () => {
  const { plans } = travelLight
  const [plan] = plans!.plans
  expect(await titleIn(travelLight, plan!.id, 'zh_tw')).toBe(plan!.title.zh_tw)
  expect(await titleIn(travelLight, plan!.id)).toBeUndefined()
})

test('a product that is sold as one cover is called by its own name, in the language of its reader', async () => {
  const { plans: _plans, sale: _sale, ...whole } = travelLight
  const asked = ({ kind }: { kind: string }) => kind !== 'plan' && kind !== 'addOns'
  const pages = whole.pages
    .map((page) => ({ ...page, questions: page.questions.filter(asked) }))
    .filter(({ questions }) => questions.length > 0)
  const oneCover: Body = { ...whole, pages }
  expect(await titleIn(oneCover, ONLY_PLAN, 'zh_tw')).toBe(whole.name.zh_tw)
  expect(await titleIn(oneCover, ONLY_PLAN, 'en_us')).toBe(whole.name.en_us)
})
