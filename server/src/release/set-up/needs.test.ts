import { randomUUID } from 'node:crypto'
import { productOperations } from '@coverwright/contract/design/products'
import {
  needOperations,
  publisherOperations,
  publishingOperations,
  shellOperations,
} from '@coverwright/contract/release/publishing'
import { scheduleOperations } from '@coverwright/contract/release/schedules'
import { policyNumberOperations } from '@coverwright/contract/selling/policy-numbers'
import { permissions } from '@coverwright/rules/company/members'
import type { Body } from '@coverwright/rules/design/products'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProduct } from '../../design/products'
import { makeCompany, startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { rooms } from '../../rooms'
import { car } from '../../selling/policy-numbers/number-set.builder'
import { travelLight } from '../publishing/travel-light'
import { travelLightGuide, travelLightPrice } from '../publishing/travel-light-price'

const people = testSessions()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ rooms, sessions: people.sessions })
})
afterAll(() => server.close())

const whole: Body = { ...travelLight, pricing: travelLightPrice, underwriting: travelLightGuide }

async function productWith(body: Body) {
  const company = randomUUID()
  const as = people.open(await server.openBrowser(), company, permissions)
  const { id: productId } = await server.within(company, (ctx) =>
    openProduct(ctx, {
      ...{ name: 'Travel Light', description: '', size: 'simple', insuranceType: 'travel', currency: 'HKD' },
      ...{ languages: ['en_us'], timeZone: 'Asia/Hong_Kong', ownerId: null, body },
    }),
  )
  const needs = async () => (await server.call(needOperations.get, { productId }, { as })).data!.needs
  const move = () => server.call(needOperations.moveToPrimary, { productId }, { as })
  const payable = (state = 'active') =>
    server.within(company, (ctx) =>
      ctx.db.execute(sql`insert into gateways (company_id, name, state, settings, installed_at, changed_at)
        values (${company}, 'sandbox', ${state}, '{}', now(), now())
        on conflict (company_id, name) do update set state = excluded.state`),
    )
  const numbered = async () => {
    const made = await server.call(policyNumberOperations.createDesign, { title: 'Trips', design: car }, { as })
    await server.call(policyNumberOperations.connectProduct, { id: made.data!.id, productId }, { as })
  }
  return {
    as,
    company,
    productId,
    payable,
    numbered,
    needs,
    /** What stands in the way; what is only to be known does not. */
    unmet: async () => (await needs()).filter(({ isMet, blocks }) => !isMet && blocks.length > 0),
    move,
  }
}

test('a sound product lacks policy numbers and a gateway, which stand in the way of going live alone', async () => {
  const { unmet, needs, payable } = await productWith(whole)
  expect(await unmet()).toMatchObject([
    { need: 'policyNumbers', blocks: ['live'], lines: [{ code: 'none' }] },
    { need: 'gateway', blocks: ['live'], fixAt: expect.stringContaining('/payment-gateway?product=') },
  ])
  await payable()
  expect((await needs()).find(({ need }) => need === 'gateway')).toMatchObject({ isMet: true, fixAt: null })
})

test('live, a product that takes money is refused without a gateway or numbers; pre-live it is not', async () => {
  const { as, productId, payable, numbered } = await productWith(whole)
  const slug = `trip-${productId.slice(-12)}`
  const publish = () => server.call(publishingOperations.publishBody, { productId, slug }, { as })
  const at = new Date(Date.now() + 600_000).toISOString()
  const schedule = () => server.call(scheduleOperations.create, { productId, kind: 'publish', slug, at }, { as })
  expect([(await publish()).message, (await schedule()).message]).toEqual([
    'publishing.notReady',
    'publishing.notReady',
  ])
  const staged = await server.call(publishingOperations.publishToPreLive, { productId }, { as })
  const put = { productId, slug, releaseHash: staged.data!.shell.bodyHash }
  const swap = () => server.call(publishingOperations.mountRelease, put, { as })
  await payable()
  expect((await swap()).message).toBe('publishing.noNumbers')
  await numbered()
  const shellId = (await swap()).data!.id
  await server.call(shellOperations.takeOffline, { shellId }, { as })
  await payable('inactive')
  expect((await server.call(shellOperations.goOnline, { shellId }, { as })).message).toBe('publishing.noGateway')
})

const anonymous: Body = {
  ...whole,
  pages: whole.pages.map((page) => ({
    ...page,
    questions: page.questions.map((question) =>
      question.dataName === 'email' ? { ...question, showIf: 'nights > 3' } : question,
    ),
  })),
}

test('what takes money and does not ask every buyer who they are is published nowhere', async () => {
  const { as, productId, unmet, move, payable, numbered } = await productWith(anonymous)
  await payable()
  await numbered()
  expect(await unmet()).toEqual([
    expect.objectContaining({
      ...{ need: 'holder', blocks: ['prelive', 'live'], lines: [{ code: 'email' }] },
      fixAt: `/editor?product=${productId}`,
    }),
  ])
  expect((await move()).message).toBe('publishing.logicIncomplete')
  const slug = `anon-${productId.slice(-12)}`
  const refused = [
    await server.call(publishingOperations.publishToPreLive, { productId }, { as }),
    await server.call(publishingOperations.publishBody, { productId, slug }, { as }),
  ]
  expect(refused.map(({ message }) => message)).toEqual(['publishing.noHolder', 'publishing.noHolder'])
})

test('a release that was frozen without asking is not put live', async () => {
  const { as, company, productId, payable, numbered } = await productWith(whole)
  await payable()
  await numbered()
  const staged = await server.call(publishingOperations.publishToPreLive, { productId }, { as })
  const releaseHash = staged.data!.shell.bodyHash
  // As it would have been frozen before buyers had to be asked.
  await server.within(company, (ctx) =>
    ctx.db.execute(sql`update bodies set document = jsonb_set(document, '{pages}', ${JSON.stringify(anonymous.pages)})
      where company_id = ${company} and product_id = ${productId}`),
  )
  const slug = `old-${productId.slice(-12)}`
  const put = await server.call(publishingOperations.mountRelease, { productId, slug, releaseHash }, { as })
  expect(put.message).toBe('publishing.noHolder')
})

test('no rules and no tests are told as such, and pass for nothing', async () => {
  const { needs } = await productWith({ ...whole, underwriting: { ...travelLightGuide, rules: [], tables: [] } })
  const about = async (name: string) => (await needs()).find(({ need }) => need === name)
  expect(await about('underwriting')).toMatchObject({ isNote: true, blocks: [], lines: [{ code: 'none' }] })
  expect(await about('tests')).toMatchObject({ isNote: true, blocks: [], lines: [{ code: 'none' }] })
  expect(await about('journey')).toMatchObject({ isMet: true, isNote: false, lines: [] })
})

test('mails are not said to come from an address of one’s own where there is none', async () => {
  const { needs } = await productWith(whole)
  const sender = (await needs()).find(({ need }) => need === 'sender')
  expect(sender).toMatchObject({ isNote: true, blocks: [], lines: [{ code: 'none' }] })
})

test('nobody is said to be priced where there is no recipe', async () => {
  const { pricing: _without, ...unpriced } = whole
  const { needs } = await productWith(unpriced)
  const about = async (name: string) => (await needs()).find(({ need }) => need === name)
  expect(await about('price')).toMatchObject({ isNote: true, blocks: [], lines: [{ code: 'none' }] })
  expect(await about('recipe')).toMatchObject({ isMet: false })
})

test('a page that only asks goes live without either', async () => {
  const { as, productId, unmet } = await productWith(travelLight)
  expect((await unmet()).filter(({ blocks }) => blocks.length > 0)).toEqual([])
  const slug = `asks-${productId.slice(-12)}`
  expect((await server.call(publishingOperations.publishBody, { productId, slug }, { as })).status).toBe(200)
})

test('a translation that is older than its text is told, and stands in nobody’s way', async () => {
  const { as, productId, company, needs } = await productWith(whole)
  const about = async () => (await needs()).find(({ need }) => need === 'staleTexts')
  expect(await about()).toMatchObject({ isMet: true, lines: [] })
  await server.within(company, (ctx) =>
    ctx.db.execute(sql`insert into stale_texts (company_id, body_id, key, language)
      select company_id, id, 'pages.trip.title', 'zh_tw' from bodies
      where company_id = ${company} and product_id = ${productId}`),
  )
  expect(await about()).toMatchObject({
    ...{ isMet: false, blocks: [], lines: [{ code: 'changed', values: { count: 1 } }] },
    fixAt: `/setting-page/languages?product=${productId}`,
  })
  expect((await server.call(publishingOperations.publishToPreLive, { productId }, { as })).status).toBe(200)
})

const [first, ...others] = whole.pages
test.each<[string, Body, string, string]>([
  ['no pages', { ...whole, pages: [] }, 'journey', 'problems'],
  [
    'a text without translation',
    { ...whole, pages: [{ ...first!, title: { en_us: 'Trip' } }, ...others] },
    'translations',
    'missing',
  ],
  [
    'a recipe that cannot be worked out',
    { ...whole, pricing: { ...travelLightPrice, outputs: { ...travelLightPrice.outputs, yearly: 'nowhere' } } },
    'price',
    'problems',
  ],
  [
    'a rule that cannot decide',
    {
      ...whole,
      underwriting: {
        ...travelLightGuide,
        rules: [{ id: 'r', title: 'Long', when: 'nightz > 3', reason: 'Long', verdict: { decision: 'refer' } }],
      },
    },
    'underwriting',
    'problems',
  ],
])(
  '%s is told with the screen that puts it right, and keeps the project where it is',
  async (_what, body, need, code) => {
    const { unmet, move } = await productWith(body)
    expect(await unmet()).toContainEqual(
      expect.objectContaining({ need, blocks: ['prelive', 'live'], lines: [expect.objectContaining({ code })] }),
    )
    const refused = await move()
    expect(refused.message).toBe('publishing.logicIncomplete')
    expect(refused.current).toContainEqual(expect.objectContaining({ need }))
  },
)

test('without a price a product is no product for sale; with one it moves, once', async () => {
  const unpriced = await productWith(travelLight)
  expect((await unpriced.move()).message).toBe('publishing.logicIncomplete')
  const { as, move, productId } = await productWith(whole)
  expect((await move()).status).toBe(200)
  expect((await server.call(publisherOperations.listForSale, {}, { as })).data?.rows).toMatchObject([
    { id: productId, status: 'ready', live: null },
  ])
  expect((await move()).message).toBe('publishing.isPrimary')
})

test('a company in its trial may test, and is told what going live waits for', async () => {
  const trial = await startTestServer()
  const { primary } = await makeCompany(trial)
  const as = await trial.signIn(primary)
  const draft = {
    name: 'Trip',
    size: 'simple' as const,
    insuranceType: 'travel' as const,
    currency: 'HKD',
    languages: ['en_us' as const],
  }
  const { id: productId } = (await trial.call(productOperations.create, draft, { as })).data!
  const { needs, suggestedSlug } = (await trial.call(needOperations.get, { productId }, { as })).data!
  expect(needs.find(({ need }) => need === 'plan')).toMatchObject({
    isMet: false,
    blocks: ['live'],
    lines: [{ code: 'trial' }],
  })
  expect(suggestedSlug).toBe('trip')
  await trial.close()
})
