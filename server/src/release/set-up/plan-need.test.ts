import { connectorOperations } from '@coverwright/contract/rating/connectors'
import { needOperations, publishingOperations } from '@coverwright/contract/release/publishing'
import { NO_EXTRA_PASSES, type Pass, PLAN_PASSES } from '@coverwright/rules/account/subscriptions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepSubscription, leaveTrial, updateSubscription } from '../../company/trials'
import { openProduct } from '../../design/products'
import { makeCompany, startTestServer, type TestServer } from '../../platform/testing'
import { travelLight } from '../publishing/travel-light'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const { publishBody } = publishingOperations
const { get: getNeeds } = needOperations

async function newCompany() {
  const { id, primary, ids } = await makeCompany(server)
  const as = await server.signIn(primary)
  let made = 0
  const product = (size: Pass) => {
    const about = { name: `Trip ${++made}`, description: '', size, insuranceType: 'travel', currency: 'HKD' } as const
    const where = { languages: ['en_us' as const], timeZone: 'Asia/Hong_Kong', body: travelLight }
    return server.within(id, (ctx) => openProduct(ctx, { ...about, ...where, ownerId: ids[primary] ?? null }))
  }
  const publish = ({ id: productId }: { id: string }) =>
    server.call(publishBody, { productId, slug: `trip-${productId.slice(-12)}` }, { as })
  const planNeed = async ({ id: productId }: { id: string }) =>
    (await server.call(getNeeds, { productId }, { as })).data?.needs.find(({ need }) => need === 'plan')
  const subscribe = (tier: 'basic' | 'advance') =>
    server.within(id, async (ctx) => {
      await leaveTrial(ctx)
      const plan = { tier, cycle: 'annual', transactions: 1_000, extraPasses: NO_EXTRA_PASSES } as const
      const none = { nextPlan: null, nextFrom: null, noticed: null, firstTriedOn: null, triedOn: null }
      const row = { plan, startedAt: ctx.now(), periodFrom: 0, paidUntil: 99_999, renewalOrder: null, limitedAt: null }
      await keepSubscription(ctx, { ...row, ...none })
    })
  return { id, as, product, publish, planNeed, subscribe }
}

test('before a product goes live it is said what the trial or the plan lacks, and where the way is', async () => {
  const { id, product, publish, planNeed, subscribe } = await newCompany()
  const first = await product('complicated')
  expect(await planNeed(first)).toMatchObject({ isMet: false, blocks: ['live'], lines: [{ code: 'trial' }] })
  expect((await planNeed(first))?.fixAt).toMatch(/^\/upgrade/)
  await subscribe('basic')
  expect(await planNeed(first)).toMatchObject({ isMet: true })
  await server.within(id, (ctx) => updateSubscription(ctx, { limitedAt: ctx.now() }))
  expect(await planNeed(first)).toMatchObject({ isMet: false, lines: [{ code: 'limited' }] })
  expect((await planNeed(first))?.fixAt).toMatch(/^\/setting\/subscriptions/)
  expect(await publish(first)).toMatchObject({ status: 409, message: 'subscriptions.limited' })
})

test.each([
  ['simple', 'subscriptions.simplePassesUsed'],
  ['standard', 'subscriptions.standardPassesUsed'],
  ['complicated', 'subscriptions.complicatedPassesUsed'],
] as const)(
  'as many %s products go online as there are passes; the next is told before and refused',
  async (size, code) => {
    const { product, publish, planNeed, subscribe } = await newCompany()
    await subscribe('basic')
    const most = PLAN_PASSES[size]
    const online = []
    for (let place = 0; place < most; place++) {
      online.push(await product(size))
      expect((await publish(online[place]!)).status).toBe(200)
    }
    // Another version of one that is online needs no second pass.
    expect(await planNeed(online[0]!)).toMatchObject({ isMet: true })
    const next = await product(size)
    expect(await planNeed(next)).toMatchObject({ isMet: false, lines: [{ code: 'passes', values: { most } }] })
    expect(await publish(next)).toMatchObject({ status: 409, message: code })
  },
)

test('connectors come with Advance: a smaller plan makes no new ones, a trial tries them', async () => {
  const trial = await newCompany()
  const look = async (as: typeof trial.as) => (await server.call(connectorOperations.list, {}, { as })).data
  expect(await look(trial.as)).toMatchObject({ isInPlan: true, may: ['create'] })
  await trial.subscribe('basic')
  expect(await look(trial.as)).toMatchObject({ isInPlan: false, may: [] })
  const draft = {
    ...{ name: 'Vehicle register', kind: 'external', method: 'GET', url: 'https://register.example/{plate}' },
    ...{
      inputs: [{ name: 'plate', kind: 'text', sample: 'A' }],
      headers: [],
      params: [],
      body: [],
      resultType: 'json',
    },
    ...{ fields: [{ name: 'cc', pointer: '/cc', kind: 'number', fallback: '' }], timeLimitSeconds: 3, retries: 0 },
    ...{ onFailure: 'refer', reuseMinutes: 0 },
  } as never
  const made = await server.call(connectorOperations.create, draft, { as: trial.as })
  expect(made.message).toBe('connectors.notInPlan')
  await trial.subscribe('advance')
  expect(await look(trial.as)).toMatchObject({ isInPlan: true, may: ['create'] })
})
