import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { voucherOperations } from '@coverwright/contract/selling/promotions'
import { parseDay } from '@coverwright/rules/kernel'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Desk } from '../../platform/operations'
import { startTestServer, testClock, type TestServer, testSessions } from '../../platform/testing'
import { findPromotion } from './find-promotion'
import { giveBackPromotions, holdPromotions, letGoPromotions, promotionsRoom, takingOf, usePromotions } from '.'
import { insertCodes, insertPromotion } from './store'
import { promotionCodes, promotionHolds } from './tables'
import { keptOf } from './vouchers'

const clock = testClock('2026-03-10T04:00:00Z')
const companies: string[] = []
const people = testSessions()
let server: TestServer
beforeAll(async () => {
  const listCompanies = async () => companies
  server = await startTestServer({
    rooms: [promotionsRoom],
    sessions: people.sessions,
    clock: clock.read,
    listCompanies,
  })
})
afterAll(() => server.close())

const HOUR = 3_600_000
const times = { startsOn: '2026-03-01', startsTime: '00:00', expiresOn: '2026-03-31', expiresTime: '23:59' }
const worth = {
  mode: 'percent',
  value: 10,
  currency: 'HKD',
  productId: '',
  plan: '',
  activeFrom: '',
  activeUntil: '',
} as const

/** A company with one voucher, good so many times, and what orders do with it. */
async function shopWith(quantity: number, change: Partial<typeof times> = {}) {
  const company = randomUUID()
  companies.push(company)
  const kept = keptOf({ ...worth, ...times, ...change, title: 'Sky', code: 'SKY10', description: 'Off', quantity })
  const id = await server.within(company, async (ctx) => {
    const row = await insertPromotion(ctx, { ...kept, state: 'active' })
    await insertCodes(ctx, row.id, ['SKY10'], quantity)
    return row.id
  })
  const discounts = [{ code: 'SKY10' }]
  const hold = (orderId: string, hours = 1) => {
    const until = new Date(clock.now.getTime() + hours * HOUR)
    return server.within(company, (ctx) => holdPromotions(ctx, { orderId, discounts, until }))
  }
  const use = (orderId: string) => server.within(company, (ctx) => usePromotions(ctx, { orderId }))
  const letGo = (...orderIds: string[]) => server.within(company, (ctx) => letGoPromotions(ctx, { orderIds }))
  const count = () =>
    server.within(company, async (ctx) => {
      const [row] = await ctx.db.select().from(promotionCodes)
      const holds = await ctx.db.select().from(promotionHolds).where(eq(promotionHolds.companyId, company))
      const of = (state: string) => holds.filter((hold) => hold.state === state).length
      expect([row?.held, row?.used]).toEqual([of('held'), of('used')])
      return { held: row?.held, used: row?.used }
    })
  return { company, id, hold, use, letGo, count }
}

const outcomes = async (work: readonly Promise<unknown>[]) => {
  const all = await Promise.allSettled(work)
  const refused = all.flatMap((each) => (each.status === 'rejected' ? [String(each.reason.code)] : []))
  return { done: all.length - refused.length, refused }
}

test('the last voucher goes to one buyer, not two', async () => {
  const shop = await shopWith(1)
  const { done, refused } = await outcomes(Array.from({ length: 30 }, () => shop.hold(randomUUID())))
  expect([done, new Set(refused)]).toEqual([1, new Set(['promotions.runOut'])])
  expect(await shop.count()).toEqual({ held: 1, used: 0 })
})

test('of 600 buyers for 60 vouchers, with some who go away and come again, exactly 60 have one in the end', async () => {
  const shop = await shopWith(60)
  const refused: string[] = []
  const buy = async (place: number) => {
    const orderId = randomUUID()
    try {
      await shop.hold(orderId)
    } catch (error) {
      return void refused.push(String((error as { code?: string }).code))
    }
    await (place % 5 === 0 ? shop.letGo(orderId) : shop.use(orderId))
  }
  // As many at once as there are connections, and more waiting behind them.
  const lane = async (from: number) => {
    for (let place = from; place < 600; place += 24) await buy(place)
  }
  await Promise.all(Array.from({ length: 24 }, (_, from) => lane(from)))
  expect(new Set(refused)).toEqual(new Set(['promotions.runOut']))
  expect(await shop.count()).toEqual({ held: 0, used: 60 })
})

test('an order holds once and uses once, however often it is asked, and what was used is not let go', async () => {
  const shop = await shopWith(5)
  const order = randomUUID()
  await Promise.all(Array.from({ length: 10 }, () => shop.hold(order)))
  expect(await shop.count()).toEqual({ held: 1, used: 0 })
  const used = await Promise.all(Array.from({ length: 10 }, () => shop.use(order)))
  expect(used.flatMap((each) => each.used)).toEqual(['SKY10'])
  await shop.letGo(order)
  await shop.hold(order)
  expect(await shop.count()).toEqual({ held: 0, used: 1 })
})

test('letting go and using race: it is one or the other, and the count says which', async () => {
  const shop = await shopWith(40)
  const orders = Array.from({ length: 40 }, () => randomUUID())
  for (const order of orders) await shop.hold(order)
  const [used] = await Promise.all([Promise.all(orders.map((order) => shop.use(order))), shop.letGo(...orders)])
  const really = used.filter((each) => each.used.length === 1).length
  expect(await shop.count()).toEqual({ held: 0, used: really })
})

test('what is held is run out for others and not for the order that holds it', async () => {
  const shop = await shopWith(1)
  const orderId = randomUUID()
  await shop.hold(orderId)
  const sale = { productId: randomUUID(), plan: null, day: parseDay('2026-03-10')! }
  const find = (more: object) => server.within(shop.company, (ctx) => findPromotion(ctx, 'SKY10', { ...sale, ...more }))
  expect(await find({})).toMatchObject({ refusal: { code: 'promotions.runOut' } })
  expect(await find({ orderId })).toMatchObject({ ok: true })
})

test('a voucher that ends between summary and payment is not held any more', async () => {
  const shop = await shopWith(5, { expiresOn: '2026-03-09' })
  await expect(shop.hold(randomUUID())).rejects.toMatchObject({ code: 'promotions.runOut' })
  expect(await shop.count()).toEqual({ held: 0, used: 0 })
})

test('what nobody paid for in its time goes back, and a late payment finds that it has none', async () => {
  const shop = await shopWith(1)
  const [slow, next] = [randomUUID(), randomUUID()]
  await shop.hold(slow, 1)
  await server.runChore('promotions.letGo')
  await expect(shop.hold(next)).rejects.toMatchObject({ code: 'promotions.runOut' })
  clock.later(2 * HOUR)
  await server.runChore('promotions.letGo')
  expect(await shop.count()).toEqual({ held: 0, used: 0 })
  await shop.hold(next)
  expect(await shop.use(slow)).toEqual({ used: [] })
  expect(await shop.use(next)).toEqual({ used: ['SKY10'] })
})

test('a buyer for whom no connection comes free keeps what is held, and has it when the gateway says so again', async () => {
  const shop = await shopWith(1)
  const order = randomUUID()
  await shop.hold(order)
  const noneFree = vi.spyOn(server.db.server, 'connect').mockRejectedValueOnce(new Error('timeout exceeded'))
  await expect(shop.use(order)).rejects.toThrow('timeout exceeded')
  noneFree.mockRestore()
  expect(await shop.count()).toEqual({ held: 1, used: 0 })
  expect(await shop.use(order)).toEqual({ used: ['SKY10'] })
  expect(await shop.count()).toEqual({ held: 0, used: 1 })
})

test('what was used for an order that was never issued goes back with its money', async () => {
  const shop = await shopWith(1)
  const order = randomUUID()
  await shop.hold(order)
  await shop.use(order)
  await server.within(shop.company, (ctx) => giveBackPromotions(ctx, { orderIds: [order] }))
  expect(await shop.count()).toEqual({ held: 0, used: 0 })
  await shop.hold(randomUUID())
})

test('all or none: where one of two codes has run out, the other is not held', async () => {
  const shop = await shopWith(5)
  const discounts = [{ code: 'SKY10' }, { code: 'GONE' }]
  const hold = server.within(shop.company, (ctx) =>
    holdPromotions(ctx, { orderId: randomUUID(), discounts, until: new Date(clock.now.getTime() + HOUR) }),
  )
  await expect(hold).rejects.toMatchObject({ code: 'promotions.runOut' })
  expect(await shop.count()).toEqual({ held: 0, used: 0 })
})

test('a voucher that was used is neither deleted nor made fewer than it was used', async () => {
  const shop = await shopWith(5)
  const as = people.open(await server.openBrowser(), shop.company, ['promotions.read', 'promotions.write'])
  const order = randomUUID()
  await shop.hold(order)
  await shop.use(order)
  await shop.hold(randomUUID())
  const off = await server.call(voucherOperations.changeState, { id: shop.id, event: 'deactivate' }, { as })
  expect(off.data).toMatchObject({ used: 1, held: 1, may: ['edit', 'activate'] })
  expect(await server.call(voucherOperations.delete, { id: shop.id }, { as })).toMatchObject({
    message: 'promotions.isUsed',
  })
  const draft = { ...worth, ...times, title: 'Sky', code: 'SKY10', description: 'Off', id: shop.id, baseRevision: 2 }
  const fewer = await server.call(voucherOperations.update, { ...draft, quantity: 1 }, { as })
  expect(fewer).toMatchObject({ message: 'promotions.quantityBelowUsed', field: 'quantity' })
  const renamed = await server.call(voucherOperations.update, { ...draft, code: 'NEW', quantity: 5 }, { as })
  expect(renamed).toMatchObject({ message: 'promotions.codeInUse' })
  expect((await server.call(voucherOperations.update, { ...draft, quantity: 2 }, { as })).data).toMatchObject({
    quantity: 2,
  })
})

test('of 300 buyers at the desks of two processes, and some alone, exactly 60 have one of 60 vouchers', async () => {
  const shop = await shopWith(60)
  const until = new Date(clock.now.getTime() + HOUR)
  const desks = [0, 1].map(() => new Desk((company, work) => server.within(company, work)))
  const take = async (place: number) => {
    const orderId = randomUUID()
    if (place % 30 === 0)
      return shop.hold(orderId).then(
        () => true,
        () => false,
      )
    return desks[place % 2]!.take(takingOf(shop.company, 'SKY10', { id: orderId, until }))
  }
  const had = await Promise.all(Array.from({ length: 300 }, (_, place) => take(place)))
  expect(had.filter(Boolean)).toHaveLength(60)
  expect(await shop.count()).toEqual({ held: 60, used: 0 })
})

test('those who wait together are served by one transaction, the first who came first', async () => {
  const shop = await shopWith(3)
  let batches = 0
  const desk = new Desk((company, work) => (batches++, server.within(company, work)))
  const until = new Date(clock.now.getTime() + HOUR)
  const orders = Array.from({ length: 10 }, () => randomUUID())
  const held = await Promise.all(orders.map((id) => desk.take(takingOf(shop.company, 'SKY10', { id, until }))))
  expect([held, batches]).toEqual([orders.map((_, place) => place < 3), 1])
})
