import { productOperations } from '@coverwright/contract/design/products'
import { orderMemberOperations } from '@coverwright/contract/selling/orders'
import { policyNumberOperations } from '@coverwright/contract/selling/policy-numbers'
import { publishingOperations } from '@coverwright/contract/release/publishing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { saveBodyPart } from '../../design/products'
import type { TestServer } from '../../platform/testing'
import { travelLightPrice } from '../../release/publishing/travel-light-price'
import { clock, openTill, startSales, type Till } from './sale.builder'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

let server: TestServer
let till: Till
beforeAll(async () => void (server = await startSales()))
afterAll(() => server.close())
beforeEach(async () => {
  clock.now = new Date('2026-03-01T09:00:00Z')
  till = await openTill(server)
})

const { fulfilOrder, refundOrder } = orderMemberOperations
const later = (ms: number) => (clock.now = new Date(clock.now.getTime() + ms))
const orders = () =>
  till.rows<{ id: string; state: string; reason: string | null }>(
    sql`select id, state, reason from orders order by made_at`,
  )
const codes = async () => {
  const [row] = await till.rows<{ held: number; used: number }>(sql`select held, used from promotion_codes`)
  const holds = await till.rows<{ state: string; n: number }>(
    sql`select state, count(*)::int as n from promotion_holds group by state`,
  )
  const of = (state: string) => holds.find((each) => each.state === state)?.n ?? 0
  expect(row).toEqual({ held: of('held'), used: of('used') })
  return row!
}
const policies = () =>
  till.rows<{ number: string; release_hash: string; total_minor: string }>(
    sql`select number, release_hash, total_minor::text from policies order by number`,
  )
/** At the gateway, where the card was taken; whether the browser comes back is another matter. */
const payAndStay = async (payAt: string) => {
  const page = (await server.raw(payAt)).headers.get('location') ?? ''
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const body = new URLSearchParams({ number: '4242424242424242', expires: '12/30', securityCode: '123' }).toString()
  return (await server.raw(page, { method: 'POST', headers, body })).headers.get('location') ?? ''
}
const sumsToZero = async () =>
  expect(Object.values(await till.accounts()).reduce((sum, minor) => sum + minor, 0)).toBe(0)

describe('a voucher', () => {
  test('that runs out between summary and payment is said before money is asked for', async () => {
    await till.voucher('SKY10', 1)
    const [one, other] = [await till.quote({ code: 'SKY10' }), await till.quote({ code: 'SKY10' })]
    expect((await till.place(one.token, one.total)).status).toBe(200)
    expect(await till.place(other.token, other.total)).toMatchObject({ status: 409, message: 'promotions.runOut' })
    expect(await orders()).toHaveLength(1)
    expect(await codes()).toEqual({ held: 1, used: 0 })
  })

  test('is had once by one quote in five tabs, also where it is the last one', async () => {
    await till.voucher('SKY10', 1)
    const { token, total } = await till.quote({ code: 'SKY10' })
    const placed = await Promise.all(Array.from({ length: 5 }, () => till.place(token, total)))
    expect(placed.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await orders()).toHaveLength(1)
    expect(await codes()).toEqual({ held: 1, used: 0 })
  })

  test('of which there are six is had by six of twenty who order at once, and by nobody for nothing', async () => {
    await till.voucher('SKY10', 6)
    const quotes = []
    for (let at = 0; at < 20; at++) quotes.push(await till.quote({ code: 'SKY10', email: `b${at}@harbour.example` }))
    const placed = await Promise.all(quotes.map(({ token, total }) => till.place(token, total)))
    expect(placed.filter(({ status }) => status === 200)).toHaveLength(6)
    expect(new Set(placed.map(({ message }) => message))).toEqual(new Set(['', 'promotions.runOut']))
    expect([(await orders()).length, await codes()]).toEqual([6, { held: 6, used: 0 }])
  })

  test('that an order held goes on to the one that takes its place, whoever has the others', async () => {
    await till.voucher('SKY10', 2)
    const { token, total } = await till.quote({ code: 'SKY10' })
    await till.place(token, total)
    const again = await till.price(token, { code: 'SKY10', nights: '3' })
    const other = await till.quote({ code: 'SKY10', email: 'bo@harbour.example' })
    expect((await till.place(other.token, other.total)).message).toBe('')
    expect((await till.place(token, again.total)).message).toBe('')
    expect(await codes()).toEqual({ held: 2, used: 0 })
  })

  test('that somebody else has when the money comes late: abnormal, and the money goes back whole', async () => {
    await till.voucher('SKY10', 1)
    const slow = await till.quote({ code: 'SKY10' })
    const placed = await till.place(slow.token, slow.total)
    later(31 * MINUTE_MS)
    await server.runChore('orders.lapse')
    await till.buy({ code: 'SKY10', email: 'bo@harbour.example' })
    await till.pay(placed.data!.payAt)
    const [order] = await orders()
    expect(order).toMatchObject({ state: 'abnormal', reason: 'promotions.runOut' })
    expect((await till.accounts()).buyer).toBe(-slow.total.minor)
    expect((await server.call(refundOrder, { orderId: order!.id }, { as: till.as })).status).toBe(200)
    await server.runJobs()
    expect((await till.accounts()).buyer).toBeUndefined()
    expect(await codes()).toEqual({ held: 0, used: 1 })
  })

  describe('of an order that found no number', () => {
    const abnormal = async () => {
      till = await openTill(server, { most: 1 })
      await till.buy()
      await till.voucher('SKY10', 1)
      await till.buy({ code: 'SKY10', email: 'bo@harbour.example' })
      expect(await codes()).toEqual({ held: 0, used: 1 })
      return (await orders()).find(({ state }) => state === 'abnormal')!.id
    }

    test('is still its own when there are numbers again', async () => {
      const orderId = await abnormal()
      const { as } = till
      const { design } = (await server.call(policyNumberOperations.getDesign, { id: till.designId }, { as })).data!
      const more = { id: till.designId, title: 'Travel', design: { ...design, max: 99 } }
      await server.call(policyNumberOperations.updateDesign, more, { as })
      expect((await server.call(fulfilOrder, { orderId }, { as })).data).toMatchObject({ resolution: 'fulfilled' })
      expect(await codes()).toEqual({ held: 0, used: 1 })
    })

    test('goes back with the money', async () => {
      const orderId = await abnormal()
      expect((await server.call(refundOrder, { orderId }, { as: till.as })).status).toBe(200)
      await server.runJobs()
      expect(await codes()).toEqual({ held: 0, used: 0 })
      await sumsToZero()
    })
  })
})

describe('what was altered on the way', () => {
  const refusalOf = async (more: Record<string, unknown>) =>
    till.quote(more).then(
      () => 'priced',
      (error: Error) => error.message,
    )

  test('a plan that is not sold, a day in the past, an answer that no question has: refused, and nothing is kept', async () => {
    expect(await refusalOf({ cover: 'gold' })).toMatch(/^quotes\./)
    expect(await refusalOf({ leaving: '2026-02-20' })).toMatch(/^quotes\./)
    expect(await refusalOf({ nights: '-3' })).toMatch(/^quotes\./)
    expect(await orders()).toEqual([])
  })

  test('the price of another quote is not the price of this one', async () => {
    const [near, far] = [await till.quote(), await till.quote({ region: 'world' })]
    expect((await till.place(far.token, near.total)).message).toBe('orders.priceChanged')
    const other = await openTill(server)
    const theirs = await other.quote()
    expect((await till.place(theirs.token, { ...theirs.total, minor: 1 })).message).toBe('orders.priceChanged')
    expect(await orders()).toEqual([])
  })
})

describe('on the way from the gateway', () => {
  test('the message comes before the buyer does: one policy, and the way back finds it', async () => {
    const { token, total } = await till.quote()
    const back = await payAndStay((await till.place(token, total)).data!.payAt)
    await server.runJobs()
    expect(await till.outcome(token)).toMatchObject({ state: 'paid', policy: { number: 'TL-0001' } })
    expect((await server.raw(back)).status).toBe(303)
    await server.runJobs()
    expect(await policies()).toHaveLength(1)
    await sumsToZero()
  })

  test('the buyer comes before the message, twice and at once with it: one policy', async () => {
    const { token, total } = await till.quote()
    const back = await payAndStay((await till.place(token, total)).data!.payAt)
    await Promise.all([server.raw(back), server.raw(back), server.runJobs()])
    expect(await policies()).toHaveLength(1)
    await sumsToZero()
  })
})

describe('a buyer who comes back after three days', () => {
  test('pays the price that was promised, by a new order', async () => {
    const { token, total } = await till.quote()
    await till.place(token, total)
    later(3 * DAY_MS)
    await server.runChore('orders.lapse')
    const again = await till.place(token, total)
    await till.pay(again.data!.payAt)
    expect(await till.outcome(token)).toMatchObject({ state: 'paid', policy: { number: 'TL-0001' } })
    expect((await orders()).map(({ state }) => state)).toEqual(['lapsed', 'paid'])
  })

  test('to a gateway that said paid only now: still one policy', async () => {
    const { token, total } = await till.quote()
    const back = await payAndStay((await till.place(token, total)).data!.payAt)
    later(3 * DAY_MS)
    await server.runChore('orders.lapse')
    await server.raw(back)
    await server.runJobs()
    expect(await till.outcome(token)).toMatchObject({ state: 'paid' })
    expect(await policies()).toHaveLength(1)
  })
})

describe('a product that in the middle', () => {
  test('is swapped for a dearer one: who has a price pays it, on the release that it was worked out with', async () => {
    const { token, total } = await till.quote()
    const placed = await till.place(token, total)
    const { productId, slug, as } = till
    const copy = (await server.call(productOperations.editCopy, { productId }, { as })).data!
    const steps = travelLightPrice.steps.map((step) =>
      step.kind === 'formula' && step.name === 'night' ? { ...step, formula: `2 * (${step.formula})` } : step,
    )
    const dearer = { part: 'pricing', value: { ...travelLightPrice, steps } } as const
    await server.within(till.company, (ctx) => saveBodyPart(ctx, { productId, baseRevision: copy.revision, ...dearer }))
    const swapped = await server.call(publishingOperations.publishBody, { productId, slug }, { as })
    expect(swapped.data!.bodyHash).not.toBe(till.bodyHash)
    await till.pay(placed.data!.payAt)
    expect(await policies()).toEqual([
      { number: 'TL-0001', release_hash: till.bodyHash, total_minor: String(total.minor) },
    ])
  })

  test.each(['offline', 'trash'])('goes %s: nobody begins to pay, and who is paying is covered', async (state) => {
    const [paying, reading] = [await till.quote(), await till.quote()]
    const placed = await till.place(paying.token, paying.total)
    await till.rows(sql`update shells set state = ${state}`)
    expect(await till.place(reading.token, reading.total)).toMatchObject({ message: 'publishing.offline' })
    await till.pay(placed.data!.payAt)
    expect(await till.outcome(paying.token)).toMatchObject({ state: 'paid', policy: { number: 'TL-0001' } })
  })

  test('expires: nobody begins to pay, and who is paying is covered', async () => {
    const [paying, reading] = [await till.quote(), await till.quote()]
    const placed = await till.place(paying.token, paying.total)
    await till.rows(sql`update shells set expires_on = expires_on - 400, auto_renew = false`)
    expect((await till.place(reading.token, reading.total)).status).not.toBe(200)
    await till.pay(placed.data!.payAt)
    expect(await till.outcome(paying.token)).toMatchObject({ state: 'paid' })
  })
})
