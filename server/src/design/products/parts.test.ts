import { planOperations } from '@coverwright/contract/design/plans'
import { type ChangedBody, productOperations } from '@coverwright/contract/design/products'
import { underwritingOperations } from '@coverwright/contract/rating/underwriting'
import type { Permission } from '@coverwright/rules/company/members'
import { emptyGuide } from '@coverwright/rules/rating/underwriting'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { underwritingRoom } from '../../rating/underwriting'
import { datasetsRoom } from '../datasets'
import { plansRoom } from '../plans'
import { freezeDraft, holdProduct, productsRoom } from '.'

const people = testSessions()
let server: TestServer
beforeAll(async () => {
  const rooms = [productsRoom, plansRoom([]), underwritingRoom, datasetsRoom([])]
  server = await startTestServer({ rooms, sessions: people.sessions })
})
afterAll(() => server.close())

const WRITER: Permission[] = ['products.read', 'products.write', 'connectors.read']
const name = { en_us: 'Basic' }
const plan = (id: string) => ({
  ...{ id, title: name, subtitle: {}, description: {}, covers: [], addOns: [], declarations: [] },
  ...{ booklet: [], coverDocument: [] },
})
const rule = (title: string) => ({
  id: title,
  title,
  when: 'true',
  reason: title,
  verdict: { decision: 'refer' as const },
})

/** A product with two people in it, both of whom have read it as it is. */
async function shared() {
  const company = randomUUID()
  const [mei, tom] = [await member(company), await member(company)]
  const draft = { name: 'Car', size: 'simple', insuranceType: 'car', currency: 'HKD', languages: ['en_us'] } as const
  const { id: productId } = (
    await server.call(productOperations.create, { ...draft, languages: ['en_us'] }, { as: mei })
  ).data!
  const read = async () => (await server.call(productOperations.get, { id: productId }, { as: mei })).data!.body
  const baseRevision = (await read()).revision
  const on = { productId, baseRevision }
  return {
    ...{ company, productId, read, baseRevision },
    savePlans: (ids: string[], more = {}) => {
      const plans = { currency: 'HKD', plans: ids.map(plan), addOns: [] }
      return server.call(planOperations.update, { ...on, plans, ...more }, { as: mei })
    },
    saveGuide: (titles: string[], more = {}) => {
      const guide = { ...emptyGuide, rules: titles.map(rule) }
      return server.call(underwritingOperations.save, { ...on, guide, ...more }, { as: tom })
    },
    savePage: async (title: string, more = {}) => {
      const { body } = await read()
      const pages = [{ ...body.pages[0]!, title: { en_us: title } }]
      return server.call(productOperations.saveBody, { ...on, body: { ...body, pages }, ...more }, { as: tom })
    },
  }
}
const member = async (company: string) => people.open(await server.openBrowser(), company, WRITER)

test('two people who save two parts at once both have their way', async () => {
  const { savePlans, saveGuide, savePage, read, baseRevision } = await shared()
  const saves = await Promise.all([savePlans(['basic']), saveGuide(['Young driver']), savePage('About the car')])
  expect(saves.map(({ message }) => message)).toEqual(['', '', ''])
  const { body, revision } = await read()
  expect(revision).toBe(baseRevision + 3)
  expect(body).toMatchObject({
    plans: { plans: [{ id: 'basic' }] },
    underwriting: { rules: [{ title: 'Young driver' }] },
    pages: [{ title: { en_us: 'About the car' } }],
  })
})

test('of two who save one part at once the second is refused, and told how it stands now', async () => {
  const { savePlans, read, baseRevision } = await shared()
  const saves = await Promise.all([savePlans(['basic']), savePlans(['plus'])])
  const [kept, refused] = saves.sort((one, other) => one.status - other.status)
  expect(kept?.data).toMatchObject({ revision: baseRevision + 1 })
  expect(refused).toMatchObject({
    status: 409,
    message: 'products.bodyChanged',
    values: { revision: baseRevision + 1 },
  })
  const current = refused?.current as ChangedBody
  expect(current).toEqual({ revision: baseRevision + 1, parts: { plans: (await read()).body.plans } })
  const again = await savePlans(['basic', 'plus'], { baseRevision: current.revision })
  expect(again.data?.plans?.plans.map(({ id }) => id)).toEqual(['basic', 'plus'])
})

test('whoever read a draft before others changed another part may still save theirs, again and again', async () => {
  const { savePlans, saveGuide } = await shared()
  await savePlans(['basic'])
  const first = await saveGuide(['One'])
  expect(first.message).toBe('')
  await savePlans(['basic', 'plus'], { baseRevision: first.data!.revision })
  expect((await saveGuide(['One', 'Two'], { baseRevision: first.data!.revision })).message).toBe('')
  expect((await saveGuide(['Three'])).message).toBe('products.bodyChanged')
})

test('the same said twice is not a second change', async () => {
  const { saveGuide } = await shared()
  await saveGuide(['One'])
  expect((await saveGuide(['One'])).message).toBe('')
})

test('what stands against a part is said only to whoever has the newest of it', async () => {
  const { savePlans } = await shared()
  await savePlans(['basic'])
  // Two plans of one id are refused; but somebody else was first, and that is said first.
  expect((await savePlans(['plus', 'plus'])).message).toBe('products.bodyChanged')
})

test('what was begun on a version is saved onto the next, never over what was changed there', async () => {
  const { savePlans, saveGuide, company, productId, read } = await shared()
  const opened = (await savePlans(['basic'])).data!.revision
  await server.within(company, async (ctx) => {
    const { body } = await holdProduct(ctx, productId)
    await freezeDraft(ctx, { ...body, hash: 'f'.repeat(64) })
  })
  expect((await savePlans(['plus'], { baseRevision: opened })).message).toBe('products.bodyPublished')
  const as = await member(company)
  const copy = (await server.call(productOperations.editCopy, { productId }, { as })).data!
  expect(copy.revision).toBeGreaterThan(opened)
  expect((await saveGuide(['One'], { baseRevision: copy.revision })).message).toBe('')
  expect((await savePlans(['basic', 'plus'], { baseRevision: opened })).message).toBe('')
  expect((await savePlans(['late'], { baseRevision: opened })).message).toBe('products.bodyChanged')
  expect((await read()).body.plans).toMatchObject({ plans: [{ id: 'basic' }, { id: 'plus' }] })
})

test('a revision that this product never had is refused', async () => {
  const { savePlans, baseRevision } = await shared()
  expect((await savePlans(['basic'], { baseRevision: baseRevision + 7 })).message).toBe('products.bodyChanged')
})
