import { orderMemberOperations } from '@coverwright/contract/selling/orders'
import { policyNumberOperations } from '@coverwright/contract/selling/policy-numbers'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestServer } from '../../platform/testing'
import { clock, openTill, startSales, type Till } from './sale.builder'
import { settleOrders } from './settle-orders'

let server: TestServer
let till: Till
beforeAll(async () => void (server = await startSales()))
afterAll(() => server.close())
beforeEach(async () => {
  clock.now = new Date('2026-03-01T09:00:00Z')
  till = await openTill(server)
})

const orders = () =>
  till.rows<{ id: string; state: string; reason: string | null }>(sql`select id, state, reason from orders order by id`)
const { fulfilOrder, refundOrder, getOrder, listOrders } = orderMemberOperations
const useUp = async () => {
  till = await openTill(server, { most: 1 })
  await till.buy()
  const second = await till.buy({ email: 'bo@harbour.example' })
  return { ...second, orderId: (await orders()).find(({ state }) => state === 'abnormal')!.id }
}

test('numbers used up while paying: the money is kept for the buyer and somebody is told', async () => {
  const { outcome, total, orderId } = await useUp()
  expect(outcome).toMatchObject({ state: 'abnormal', policy: null })
  expect((await till.accounts()).buyer).toBe(-total.minor)
  expect(await till.rows(sql`select state, policy_id is null as is_free from quotes order by state`)).toEqual([
    { state: 'bought', is_free: false },
    { state: 'priced', is_free: true },
  ])
  expect(await till.rows(sql`select sum(quotes)::int as quotes, sum(bought)::int as bought from sale_counts`)).toEqual([
    { quotes: 2, bought: 1 },
  ])
  await server.runJobs()
  expect(await till.rows(sql`select kind from notices where kind = 'orders.abnormal'`)).toHaveLength(1)
  const view = (await server.call(getOrder, { orderId }, { as: till.as })).data!
  expect(view).toMatchObject({
    reason: 'policyNumbers.usedUp',
    may: ['fulfil', 'refund'],
    payments: [{ state: 'paid' }],
  })
  const listed = await server.call(listOrders, { filter: { state: 'abnormal' } }, { as: till.as })
  expect(listed.data).toMatchObject({ total: 1, rows: [{ id: orderId }] })
})

test('fulfilled after all, once there are numbers; and only once', async () => {
  const { orderId, token } = await useUp()
  expect((await server.call(fulfilOrder, { orderId }, { as: till.as })).message).toBe('policyNumbers.usedUp')
  const { as } = till
  const { design } = (await server.call(policyNumberOperations.getDesign, { id: till.designId }, { as })).data!
  const more = { id: till.designId, title: 'Travel', design: { ...design, max: 99 } }
  await server.call(policyNumberOperations.updateDesign, more, { as })
  const done = await server.call(fulfilOrder, { orderId }, { as })
  expect(done.data).toMatchObject({ state: 'paid', resolution: 'fulfilled', may: [] })
  expect(await till.outcome(token)).toMatchObject({ state: 'paid', policy: { number: 'TL-0002' } })
  expect((await till.accounts()).buyer).toBeUndefined()
  for (const operation of [fulfilOrder, refundOrder])
    expect((await server.call(operation, { orderId }, { as })).message).toBe('orders.notAbnormal')
})

test('or refunded: then nothing of it is left in the books', async () => {
  const { orderId } = await useUp()
  const before = await till.accounts()
  const done = await server.call(refundOrder, { orderId }, { as: till.as })
  expect(done.data).toMatchObject({ state: 'abnormal', resolution: 'refunded', may: [] })
  await server.runJobs()
  const { buyer, gateway, ...others } = await till.accounts()
  expect(buyer).toBeUndefined()
  expect(gateway).toBe(before.gateway! + before.buyer!)
  expect(Object.values(others).reduce((sum, minor) => sum + minor, 0)).toBe(-gateway!)
  expect((await server.call(refundOrder, { orderId }, { as: till.as })).message).toBe('orders.notAbnormal')
})

test('another amount than was asked for is never a policy', async () => {
  const { token, total } = await till.quote()
  await till.place(token, total)
  const [order] = await orders()
  const paid = { orderId: order!.id, paymentId: order!.id, amountMinor: total.minor - 1, currency: 'HKD' }
  await server.within(till.company, (ctx) => settleOrders(ctx, [paid]))
  expect(await orders()).toMatchObject([{ state: 'abnormal', reason: 'orders.amountDiffers' }])
  expect(await till.accounts()).toEqual({ gateway: total.minor - 1, buyer: 1 - total.minor })
  expect((await server.call(fulfilOrder, { orderId: order!.id }, { as: till.as })).message).toBe('orders.amountDiffers')
})

test('an order of another company is not there', async () => {
  const { orderId } = await useUp()
  const other = await openTill(server)
  for (const operation of [getOrder, fulfilOrder, refundOrder])
    expect(await server.call(operation, { orderId }, { as: other.as })).toMatchObject({ status: 404 })
})
