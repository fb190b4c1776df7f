import { unitOperations } from '@coverwright/contract/account/units'
import { messageGivenUp } from '@coverwright/contract/platform'
import { policyIssued } from '@coverwright/contract/selling/policies'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refused } from '../../kernel'
import { sendSms } from '../../platform/outbox'
import { startTestServer, testClock, type TestServer } from '../../platform/testing'
import { subscriptions } from '../subscriptions'
import { openAccount, planOf } from '../subscriptions/account.builder'
import { addUnits, spendUnits } from '.'

const clock = testClock()
let server: TestServer
beforeAll(async () => {
  clock.now = new Date('2026-11-16T04:00:00Z')
  server = await startTestServer({ clock: clock.read })
})
afterAll(() => server.close())

async function withPlan() {
  const account = await openAccount(server)
  await account.giveCard()
  await account.subscribe(planOf('basic'))
  const units = async () => (await server.call(unitOperations.getUnits, {}, { as: account.as })).data
  return { ...account, units }
}

/** Rows, books and the kept sum are asked, each for itself. */
const sums = (company: string) =>
  server.within(company, async ({ db }) => {
    const { rows } = await db.execute<{ kept: number; moved: number; booked: number }>(`
      select (select balance from unit_accounts) as kept, (select sum(units)::int from unit_moves) as moved,
        (select sum(amount_minor)::int from ledger_lines where account = 'units') as booked`)
    return rows[0]
  })

test('of fifty who spend at once as many succeed as there are units, and rows, books and balance agree', async () => {
  const { id } = await withPlan()
  await server.within(id, (ctx) => addUnits(ctx, { move: 'refunded', units: 10, key: 'to thirty' }))
  const spent = await Promise.all(
    Array.from({ length: 50 }, (_, place) =>
      server
        .within(id, (ctx) => spendUnits(ctx, { use: 'sms', key: `sms:${place}` }))
        .then(
          () => true,
          (error: unknown) => (error instanceof Refused ? error.code : Promise.reject(error)),
        ),
    ),
  )
  expect(spent.filter((outcome) => outcome === true)).toHaveLength(30)
  expect(spent.filter((outcome) => outcome === 'units.tooFew')).toHaveLength(20)
  expect(await sums(id)).toEqual({ kept: 0, moved: 0, booked: 0 })
})

test('what is spent twice under one key is spent once', async () => {
  const { id, units } = await withPlan()
  for (const round of [1, 2, 3]) {
    void round
    await server.within(id, (ctx) => spendUnits(ctx, { use: 'assistant', key: 'answer:1' }))
  }
  expect((await units())?.balance).toBe(18)
})

test('units come with a plan, are bought at the price that was read, and a larger plan brings the rest of its own', async () => {
  const { as, units, subscribe, statement } = await withPlan()
  expect(await units()).toMatchObject({ balance: 20, isLow: true, may: ['buy'] })
  const price = await server.call(unitOperations.previewUnits, { units: 100 }, { as })
  expect(price.data?.totalMinor).toBe(30_000)
  const wrong = await server.call(unitOperations.buyUnits, { units: 100, totalMinor: 1 }, { as })
  expect(wrong.message).toBe('orders.priceChanged')
  expect((await server.call(unitOperations.previewUnits, { units: 7 }, { as })).message).toBe('units.noSuchPack')
  await server.call(unitOperations.buyUnits, { units: 100, totalMinor: 30_000 }, { as })
  await server.runJobs()
  expect(await units()).toMatchObject({ balance: 120, isLow: false })
  await subscribe(planOf('standard'))
  expect((await units())?.balance).toBe(200)
  expect((await statement())?.closingMinor).toBe(0)
})

/** So many policies, as the room of policies tells of them. */
const issue = (company: string, count: number, isTest = false) =>
  server.within(company, async (ctx) => {
    for (let place = 0; place < count; place++) {
      const [policyId, productId, holderId, orderId] = [ctx.newId(), ctx.newId(), ctx.newId(), ctx.newId()]
      const said = {
        number: `P${place}`,
        releaseHash: 'x',
        plan: 'a',
        channel: '',
        total: { minor: 1, currency: 'HKD' },
      }
      const about = { policyId, productId, holderId, orderId, ...said, isTest }
      await ctx.emit(policyIssued, about, { policy: policyId })
    }
  })

test('policies beyond those of the plan cost units, and what there are none for is owed and paid by the next', async () => {
  const { id, as, units } = await withPlan()
  clock.later(1000)
  await issue(id, 35)
  await server.runJobs()
  expect(await units()).toMatchObject({ balance: 0, owed: 5, month: { issued: 35, included: 10 } })
  await server.call(unitOperations.buyUnits, { units: 100, totalMinor: 30_000 }, { as })
  await server.runJobs()
  expect(await units()).toMatchObject({ balance: 95, owed: 0 })
  const moves = await server.call(unitOperations.listUnitMoves, { filter: { move: 'spent' } }, { as })
  expect(moves.data?.total).toBe(21)
  expect(await sums(id)).toEqual({ kept: 95, moved: 95, booked: 95 })
})

test('few that are left, and none, are each told once until there are more; every use has its price and its line', async () => {
  const { id, as, units } = await withPlan()
  await server.within(id, (ctx) => addUnits(ctx, { move: 'refunded', units: 2, key: 'back' }))
  const spend = (use: 'sms' | 'assistant', key: string) => server.within(id, (ctx) => spendUnits(ctx, { use, key }))
  await spend('sms', 'sms:1')
  await spend('assistant', 'answer:1')
  await spend('sms', 'sms:2')
  clock.later(1000)
  await issue(id, 10 + 18 + 3)
  await server.runJobs()
  const { rows } = await server.within(id, ({ db }) =>
    db.execute(
      `select kind, values ->> 'balance' as balance from notices where kind like 'units.%' order by made_at, id`,
    ),
  )
  expect(rows).toEqual([
    { kind: 'units.low', balance: '19' },
    { kind: 'units.runOut', balance: null },
  ])
  const told = await units()
  expect(told?.costs).toEqual([
    { use: 'issuing', units: 1 },
    { use: 'sms', units: 1 },
    { use: 'assistant', units: 2 },
  ])
  expect(told).toMatchObject({ balance: 0, owed: 3, isLow: true })
  const moves = await server.call(unitOperations.listUnitMoves, { pageSize: 50 }, { as })
  const uses = moves.data?.rows.map(({ use, move }) => use ?? move)
  expect(new Set(uses)).toEqual(new Set(['granted', 'refunded', 'sms', 'assistant', 'issuing']))
})

test('an SMS that could not be delivered costs nothing: its units come back once, whoever it was to is told to nobody', async () => {
  const { id, as, units } = await withPlan()
  const key = 'automation:of-a-run'
  await server.within(id, async (ctx) => {
    await spendUnits(ctx, { use: 'sms', key, times: 3 })
    await sendSms(ctx, { to: '+85255500177', text: 'Hello', holdsSecret: true, once: key })
  })
  expect((await units())?.balance).toBe(17)
  const giveUp = () =>
    server.within(id, async (ctx) => {
      const { rows } = await ctx.db.execute<{ id: string }>(`select id from outbox_messages where once_key = '${key}'`)
      await ctx.emit(messageGivenUp, { messageId: rows[0]!.id })
    })
  await giveUp()
  await giveUp()
  await server.runJobs()
  expect((await units())?.balance).toBe(20)
  const moves = await server.call(unitOperations.listUnitMoves, { filter: { move: 'refunded' } }, { as })
  expect(moves.data?.rows).toMatchObject([{ units: 3, balance: 20 }])
  expect(await sums(id)).toEqual({ kept: 20, moved: 20, booked: 20 })
  const { rows } = await server.within(id, ({ db }) =>
    db.execute(`select from notices where kind = 'notifications.undelivered'`),
  )
  expect(rows).toHaveLength(0)
})

test('in a trial there are no units to buy, and the way is said', async () => {
  const { as } = await openAccount(server)
  expect((await server.call(unitOperations.getUnits, {}, { as })).data).toMatchObject({ balance: 0, may: [] })
  const bought = await server.call(unitOperations.buyUnits, { units: 100, totalMinor: 30_000 }, { as })
  expect(bought.message).toBe('subscriptions.needsPlan')
})

test('the demo’s plan began before its book of this month was sold: those policies are counted, tests are not', async () => {
  const { id, as } = await openAccount(server)
  const now = clock.now
  for (const [day, count] of [
    ['2026-10-20', 4],
    ['2026-11-02', 2],
    ['2026-11-12', 3],
  ] as const) {
    clock.now = new Date(`${day}T04:00:00Z`)
    await issue(id, count)
    await issue(id, 1, true)
  }
  clock.now = now
  await server.within(id, (ctx) => subscriptions.demo!(ctx))
  await server.runJobs()
  const { data } = await server.call(unitOperations.getUnits, {}, { as })
  expect(data).toMatchObject({ balance: 1_500, month: { issued: 5, included: 1_000 } })
})
