import { orderOperations } from '@coverwright/contract/selling/orders'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestServer } from '../../platform/testing'
import { startPayment } from '../payments'
import { keepGatewaySettings } from '../payments/store'
import { takeNews } from '../payments/take-news'
import { settling } from '.'
import { CARD, clock, openTill, startSales, type Till } from './sale.builder'
import { settleOrders } from './settle-orders'

const DAY_MS = 86_400_000
const START = new Date('2026-03-01T09:00:00Z')

let server: TestServer
let till: Till
beforeAll(async () => void (server = await startSales()))
afterAll(() => server.close())
beforeEach(async () => {
  clock.now = START
  till = await openTill(server)
})

const later = (ms: number) => (clock.now = new Date(clock.now.getTime() + ms))
const orders = () =>
  till.rows<{ id: string; state: string; reason: string | null }>(sql`select id, state, reason from orders order by id`)
const count = async (table: string) =>
  Number((await till.rows<{ n: string }>(sql`select count(*) as n from ${sql.identifier(table)}`))[0]?.n)

describe('paid', () => {
  test('the gateway shows what is paid for in the buyer’s language', async () => {
    const asked = { slug: till.slug, bodyHash: till.bodyHash, language: 'zh_tw', answers: {}, pageId: 'trip' } as never
    const { token, total } = await till.price((await till.call('open', asked)).data!.token)
    await till.place(token, total)
    expect(await till.rows(sql`select title from payments`)).toEqual([{ title: '輕鬆遊, 優選' }])
  })

  test('an order becomes a policy with its number, its holder and every cent in the ledger', async () => {
    const { total, outcome } = await till.buy()
    expect(outcome).toMatchObject({ state: 'paid', hasFailed: false, policy: { number: 'TL-0001' } })
    expect(outcome.policy).toMatchObject({ startDate: '2026-04-10', mailedTo: 'a•••@harbour.example' })
    expect(outcome.policy!.myAddress).toMatch(/^\/my\/[A-Za-z0-9_-]{54}$/)
    const accounts = await till.accounts()
    expect(accounts.gateway).toBe(total.minor)
    expect(Object.values(accounts).reduce((sum, minor) => sum + minor, 0)).toBe(0)
    expect(await till.rows(sql`select title from payments`)).toEqual([{ title: 'Travel Light, Plus' }])
    expect(await till.rows(sql`select name, email from customers`)).toEqual([
      { name: 'An Lee', email: 'an@harbour.example' },
    ])
    const events = await till.rows<{ name: string }>(
      sql`select name from events where name ~ '^(order|policy)' order by place`,
    )
    expect(events.map(({ name }) => name)).toEqual(['order.placed', 'policy.issued', 'order.paid'])
  })

  test('however often the gateway says so, it is one policy', async () => {
    const { token, total } = await till.quote()
    const placed = await till.place(token, total)
    await till.pay(placed.data!.payAt)
    const [order] = await till.rows<{ id: string; payment_id: string }>(sql`select id, payment_id from orders`)
    const paid = { orderId: order!.id, paymentId: order!.payment_id, amountMinor: total.minor, currency: 'HKD' }
    for (let times = 0; times < 5; times++) await server.within(till.company, (ctx) => settleOrders(ctx, [paid, paid]))
    await server.runJobs()
    expect([await count('policies'), await count('journals')]).toEqual([1, 1])
  })

  test('twice, by two payments: the second goes back', async () => {
    const { token, total } = await till.quote()
    await till.place(token, total)
    const [order] = await orders()
    const start = (returnTo: string) =>
      server.within(till.company, (ctx) =>
        startPayment(ctx, {
          orderId: order!.id,
          total: { minor: total.minor, currency: 'HKD' },
          isTest: false,
          returnTo,
        }),
      )
    const [one, other] = [await start('/p/one'), await start('/p/other')]
    await till.pay(one.payAt)
    await till.pay(other.payAt)
    await server.runJobs()
    expect(await count('policies')).toBe(1)
    expect((await till.accounts()).gateway).toBe(total.minor)
    expect(await till.rows(sql`select reason, state from refunds`)).toEqual([
      { reason: 'order.paidTwice', state: 'done' },
    ])
  })

  test('by a mailbox that was known before: one customer, two policies', async () => {
    await till.buy()
    await till.buy({ email: 'An@Harbour.Example', name: 'An Lee-Wong' })
    expect(await till.rows(sql`select name from customers`)).toEqual([{ name: 'An Lee-Wong' }])
    expect(await count('policies')).toBe(2)
  })

  test('at the sandbox, at a live address: it is a test, marked as one and outside of the figures', async () => {
    till = await openTill(server, { isBank: false })
    const { outcome } = await till.buy()
    expect(outcome).toMatchObject({ state: 'paid', isTest: true, policy: { number: 'TEST/000001' } })
    const tables = ['quotes', 'orders', 'payments', 'policies', 'journals', 'ledger_lines', 'ledger_days']
    for (const table of tables)
      expect(await till.rows(sql`select distinct is_test from ${sql.identifier(table)}`)).toEqual([{ is_test: true }])
  })

  test('as a test: counted by itself, also by many at once, and the numbers of policies stay without a gap', async () => {
    const numberOf = async () => (await till.buy()).outcome.policy!.number
    const sandbox = (settings: Record<string, string>) =>
      server.within(till.company, (ctx) => keepGatewaySettings(ctx, 'sandbox', settings))
    expect(await numberOf()).toBe('TL-0001')
    await sandbox({})
    const tests = await Promise.all([numberOf(), numberOf(), numberOf()])
    expect(tests.toSorted()).toEqual(['TEST/000001', 'TEST/000002', 'TEST/000003'])
    expect(await till.rows(sql`select last::int, given::int from policy_number_designs`)).toEqual([
      { last: 1, given: 1 },
    ])
    await sandbox({ standsForBank: 'yes' })
    expect(await numberOf()).toBe('TL-0002')
  })

  test('and given back at the gateway itself: every account gives its share, and nobody owes anything', async () => {
    const { total } = await till.buy()
    const [payment] = await till.rows<{ id: string }>(sql`select id from payments`)
    const giveBack = (amountMinor: number) => {
      const news = { kind: 'refunded', paymentId: payment!.id, amountMinor, currency: 'HKD' } as const
      return server.within(till.company, (ctx) =>
        takeNews(ctx, settling, 'sandbox', { ...news, paidBy: null, failure: null }),
      )
    }
    await giveBack(5_001)
    await server.runJobs()
    const accounts = await till.accounts()
    expect(accounts).toMatchObject({ gateway: total.minor - 5_001 })
    expect(accounts.buyer).toBeUndefined()
    await giveBack(total.minor)
    await server.runJobs()
    expect(await till.accounts()).toEqual({})
  })

  test('after its time was over: what can still be kept is kept', async () => {
    const { token, total } = await till.quote()
    const placed = await till.place(token, total)
    later(31 * 60_000)
    await server.runChore('orders.lapse')
    expect(await orders()).toMatchObject([{ state: 'lapsed' }])
    await till.pay(placed.data!.payAt)
    expect(await till.outcome(token)).toMatchObject({ state: 'paid', policy: { number: 'TL-0001' } })
  })
})

describe('not paid', () => {
  test('a declined card leaves an order that can be tried again', async () => {
    const { token, total } = await till.quote()
    const placed = await till.place(token, total)
    await till.pay(placed.data!.payAt, CARD.declined)
    await server.runJobs()
    expect(await till.outcome(token)).toMatchObject({ state: 'unpaid', hasFailed: true, policy: null })
    const again = await server.call(orderOperations.retryPayment, { orderToken: token }, { as: till.buyer })
    await till.pay(again.data!.payAt)
    expect(await till.outcome(token)).toMatchObject({ state: 'paid', hasFailed: false })
    const told = await till.rows<{ what: string }>(
      sql`select what from audit_log where what like 'payments.%' and about ? 'orderId' order by place`,
    )
    expect(told.map(({ what }) => what)).toEqual(['payments.failed', 'payments.paid'])
  })

  test('two tabs get the same order, and a paid one is not paid again', async () => {
    const { token, total } = await till.quote()
    const [one, other] = await Promise.all([till.place(token, total), till.place(token, total)])
    expect(one.data!.payAt).toBe(other.data!.payAt)
    expect(await orders()).toHaveLength(1)
    await till.pay(one.data!.payAt)
    expect(await till.place(token, total)).toMatchObject({ status: 409, message: 'orders.alreadyPaid' })
    const retried = await server.call(orderOperations.retryPayment, { orderToken: token }, { as: till.buyer })
    expect(retried.message).toBe('orders.alreadyPaid')
  })

  test('an amount that was altered on the way is not charged', async () => {
    const { token, total } = await till.quote()
    for (const wrong of [{ minor: 1 }, { minor: total.minor - 1 }, { currency: 'IDR' }])
      expect((await till.place(token, { ...total, ...wrong })).message).toBe('orders.priceChanged')
    expect(await orders()).toEqual([])
  })

  test('a new price is a new order, and the old one lets go', async () => {
    const { token, total } = await till.quote()
    await till.place(token, total)
    const dearer = await till.price(token, { region: 'world' })
    expect((await till.place(token, total)).message).toBe('orders.priceChanged')
    expect((await till.place(token, dearer.total)).status).toBe(200)
    expect((await orders()).map(({ state }) => state).sort()).toEqual(['lapsed', 'unpaid'])
  })

  test('a promise that is over, cover that would begin in the past, and a link that was never given', async () => {
    const { token, total } = await till.quote()
    later(40 * DAY_MS)
    expect((await till.place(token, total)).message).toMatch(/^(quotes\.expired|orders\.startPassed)$/)
    const strange = `${token.slice(0, -2)}zz`
    expect((await till.place(strange, total)).message).toBe('quotes.notFound')
    for (const operation of [orderOperations.getOutcome, orderOperations.retryPayment])
      expect((await server.call(operation, { orderToken: strange }, { as: till.buyer })).status).toBe(404)
  })

  test('what was taken off the market is not sold any more', async () => {
    const { token, total } = await till.quote()
    await till.rows(sql`update shells set state = 'offline'`)
    expect((await till.place(token, total)).message).toBe('publishing.offline')
  })
})

test('twenty buyers at once: twenty policies, numbers without a gap, and a ledger that sums to zero', async () => {
  const quotes: Awaited<ReturnType<typeof till.quote>>[] = []
  for (let at = 0; at < 20; at++) quotes.push(await till.quote({ email: `b${at}@harbour.example` }))
  await Promise.all(quotes.map(async ({ token, total }) => till.pay((await till.place(token, total)).data!.payAt)))
  const given = await till.rows<{ number: string }>(sql`select number from policies order by number`)
  expect(given.map(({ number }) => Number(number.slice(3)))).toEqual(quotes.map((_, at) => at + 1))
  expect(Object.values(await till.accounts()).reduce((sum, minor) => sum + minor, 0)).toBe(0)
})
