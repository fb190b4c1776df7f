import { randomUUID } from 'node:crypto'
import { paymentOperations } from '@coverwright/contract/selling/payments'
import { testCards } from '@coverwright/rules/selling/payments'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer, openTill, testCard } from '../fake-orders.builder'
import { refundPayment, startPayment } from '..'
import { findPayment } from '../store'
import { SIGNATURE_HEADER, signMessage } from './signature'
import { sandboxEvents } from './tables'

let till: Awaited<ReturnType<typeof openTill>>
let visitor: ReturnType<typeof buyer>
beforeAll(async () => {
  till = await openTill()
  visitor = buyer(till.server)
})
afterAll(() => till.server.close())

type Shop = Awaited<ReturnType<typeof till.newShop>>
const GOOD = '4242 4242 4242 4242'
const paymentOf = (shop: Shop, id: string) => till.server.within(shop.company, (ctx) => findPayment(ctx, id))
const eventsOf = (shop: Shop) => till.server.within(shop.company, (ctx) => ctx.db.select().from(sandboxEvents))
const deliver = async (shop: Shop, body: string, signature?: string) => {
  const signed = signature ?? (await till.server.within(shop.company, async (ctx) => signMessage(ctx, body)))
  const sent = { method: 'POST', body, headers: { [SIGNATURE_HEADER]: signed } }
  return (await till.server.raw(`/in/sandbox/${shop.company}`, sent)).status
}
const refund = (shop: Shop, orderId: string, amountMinor: number) =>
  till.server.within(shop.company, (ctx) => refundPayment(ctx, { orderId, amountMinor, reason: 'policy.cancelled' }))

/** An order that was paid and settled. */
async function paid(card = GOOD) {
  const shop = await till.newShop()
  const orderId = randomUUID()
  const { payAt, paymentId } = await shop.start({ orderId })
  const back = (await visitor.pay(payAt, card)).to
  await visitor.get(back)
  return { shop, orderId, paymentId, payAt, back }
}

test('a buyer pays at the sandbox and comes back with the order settled: what was paid, once, by which card', async () => {
  const shop = await till.newShop()
  const { payAt, paymentId } = await shop.start()
  const page = await visitor.get((await visitor.get(payAt)).to)
  expect(page.page).toContain('Travel Light, Plus')
  expect(page.page).toContain('HKD 306.00')
  expect(page.answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  const { to: back } = await visitor.pay(payAt, GOOD)
  expect(await visitor.get(back)).toMatchObject({ status: 303, to: '/p/travel?back' })
  const settled = { paymentId, amountMinor: 30_600, currency: 'HKD', paidBy: 'Visa 4242' }
  expect(await shop.settled()).toMatchObject([settled])
  await visitor.get(back)
  await till.server.runJobs()
  expect(await shop.settled()).toHaveLength(1)
  expect(await eventsOf(shop)).toMatchObject([{ sent: 1, taken: 1 }])
  expect(await visitor.get(payAt)).toMatchObject({ status: 303, to: '/p/travel?back' })
})

test('the message alone settles too: a buyer who never comes back has paid', async () => {
  const shop = await till.newShop()
  await visitor.pay((await shop.start()).payAt, GOOD)
  expect(await shop.settled()).toEqual([])
  await till.server.runJobs()
  expect(await shop.settled()).toHaveLength(1)
})

test('messages that come five times each and in any order settle once, and a late failure undoes nothing', async () => {
  const shop = await till.newShop()
  const { payAt, paymentId } = await shop.start()
  const { to } = await visitor.get(payAt)
  await visitor.post(to, testCard('4000 0000 0000 0002'))
  await visitor.post(to, testCard('4000 0000 0000 9995'))
  await visitor.post(to, testCard(GOOD))
  const events = await eventsOf(shop)
  expect(events.map(({ news }) => news.kind).sort()).toEqual(['failed', 'failed', 'paid'])
  const five = events.flatMap(({ id, news }) => Array.from({ length: 5 }, () => JSON.stringify({ id, news })))
  // The payment first and its failures after it, then all mixed and at once.
  const mixed = five.map((body, place) => ({ body, at: (place * 7) % five.length })).sort((a, b) => a.at - b.at)
  expect(await deliver(shop, JSON.stringify({ id: events[2]!.id, news: events[2]!.news }))).toBe(200)
  const statuses = await Promise.all(mixed.map(({ body }) => deliver(shop, body)))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await shop.settled()).toHaveLength(1)
  expect(await paymentOf(shop, paymentId)).toMatchObject({ state: 'paid', failure: null, paidBy: 'Visa 4242' })
})

test('by its settings the sandbox sends each message several times', async () => {
  const shop = await till.newShop()
  await till.server.within(shop.company, (ctx) =>
    ctx.db.execute(sql`update gateways set settings = '{"times":"4"}' where name = 'sandbox'`),
  )
  await visitor.pay((await shop.start()).payAt, GOOD)
  await till.server.runJobs()
  expect(await eventsOf(shop)).toMatchObject([{ sent: 4, taken: 4 }])
  expect(await shop.settled()).toHaveLength(1)
})

test('whatever amount and currency came in is handed on as it came in', async () => {
  const shop = await till.newShop()
  const { paymentId } = await shop.start()
  const news = { kind: 'paid', paymentId, amountMinor: 100, currency: 'USD', paidBy: null, failure: null }
  await deliver(shop, JSON.stringify({ id: randomUUID(), news }))
  expect(await shop.settled()).toMatchObject([{ paymentId, amountMinor: 100, currency: 'USD' }])
})

test.each([
  ['4000 0000 0000 0002', 'The card was declined.'],
  ['4000 0000 0000 9995', 'There is not enough money on the card.'],
  ['4000 0000 0000 0119', 'Something went wrong on the way to the bank.'],
])('the card %s fails with its reason, and another card pays', async (number, why) => {
  const shop = await till.newShop()
  const { payAt, paymentId } = await shop.start()
  const failed = await visitor.pay(payAt, number)
  expect(failed.page).toContain('Your payment is unsuccessful, please try again.')
  expect(failed.page).toContain(why)
  await till.server.runJobs()
  expect(await paymentOf(shop, paymentId)).toMatchObject({ state: 'failed' })
  expect(await shop.settled()).toEqual([])
  await visitor.get((await visitor.pay(payAt, GOOD)).to)
  expect(await shop.settled()).toHaveLength(1)
})

test('a card that asks for 3-D Secure is paid when its holder confirms, and not when they refuse', async () => {
  const shop = await till.newShop()
  const { payAt } = await shop.start()
  const asked = await visitor.pay(payAt, '4000 0025 0000 3155')
  expect(asked.to).toContain('/sandbox-gateway/confirm/')
  expect((await visitor.get(asked.to)).page).toContain('Is it you who pays?')
  const refused = await visitor.post(asked.to, { answer: 'refuse' })
  expect((await visitor.get(refused.to)).page).toContain('The payment was not confirmed with the bank.')
  expect(await visitor.post(asked.to, { answer: 'confirm' })).toMatchObject({ status: 303, to: asked.at })
  await visitor.pay(payAt, '4000 0025 0000 3155')
  const { to: back } = await visitor.post(asked.to, { answer: 'confirm' })
  await visitor.get(back)
  expect(await shop.settled()).toMatchObject([{ paidBy: 'Visa 3155' }])
})

test('a payment may be disputed after it was paid', async () => {
  const { shop, paymentId } = await paid('4000 0000 0000 0259')
  const dispute = (await eventsOf(shop)).find(({ news }) => news.kind === 'disputed')!
  await deliver(shop, JSON.stringify({ id: dispute.id, news: dispute.news }))
  expect(await paymentOf(shop, paymentId)).toMatchObject({ state: 'disputed', paidMinor: 30_600 })
  expect(await shop.settled()).toHaveLength(1)
})

test('two tabs share one try, and in the second there is nothing left to pay', async () => {
  const shop = await till.newShop()
  const orderId = randomUUID()
  const [one, other] = await Promise.all([shop.start({ orderId }), shop.start({ orderId })])
  expect(one).toEqual(other)
  const { to } = await visitor.get(one.payAt)
  const answers = await Promise.all(Array.from({ length: 12 }, () => visitor.post(to, testCard(GOOD))))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]))
  await till.server.runJobs()
  expect(await shop.settled()).toHaveLength(1)
  await expect(shop.start({ orderId })).rejects.toMatchObject({ code: 'payments.orderPaid' })
})

test('a card typed wrong is refused at its field, and a real one is never taken', async () => {
  const shop = await till.newShop()
  const { to } = await visitor.get((await shop.start()).payAt)
  const wrong = await visitor.post(to, { ...testCard('5555 5555 5555 4444'), securityCode: '987' })
  expect(wrong.page).toContain('The sandbox takes test cards only.')
  expect(wrong.page).not.toContain('987')
  expect((await visitor.post(to, { ...testCard(GOOD), expires: '01/20' })).page).toContain('This card has expired.')
  expect((await visitor.post(to, {})).page).toContain('This is not a card number.')
  expect(await eventsOf(shop)).toEqual([])
})

test('no card number is in any table, whichever card it was', async () => {
  const shop = await till.newShop()
  for (const { number } of testCards) await visitor.pay((await shop.start()).payAt, number)
  const { rows } = await till.server.within(shop.company, (ctx) =>
    ctx.db.execute<{ all: string }>(
      sql`select (select json_agg(p)::text from payments p) || (select json_agg(s)::text from sandbox_payments s) ||
        (select json_agg(e)::text from sandbox_events e) as all`,
    ),
  )
  for (const { number } of testCards) expect(rows[0]!.all).not.toContain(number)
})

test('money is given back in parts and whole, and never more than came in', async () => {
  const { shop, orderId, paymentId } = await paid()
  await refund(shop, orderId, 10_000)
  await till.server.runJobs()
  expect(await paymentOf(shop, paymentId)).toMatchObject({ state: 'paid', refundedMinor: 10_000 })
  await expect(refund(shop, orderId, 20_601)).rejects.toMatchObject({ code: 'payments.moreThanPaid' })
  await expect(refund(shop, orderId, 0)).rejects.toMatchObject({ code: 'payments.nothingToRefund' })
  await refund(shop, orderId, 20_600)
  await till.server.runJobs()
  expect(await paymentOf(shop, paymentId)).toMatchObject({ state: 'refunded', refundedMinor: 30_600 })
  await expect(refund(shop, orderId, 1)).rejects.toMatchObject({ code: 'payments.nothingToRefund' })
  await expect(refund(shop, randomUUID(), 1)).rejects.toMatchObject({ code: 'payments.notPaid' })
})

test('of many who ask for all the money at once, one gets it', async () => {
  const { shop, orderId, paymentId } = await paid()
  const asked = await Promise.allSettled(Array.from({ length: 20 }, () => refund(shop, orderId, 30_600)))
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await till.server.runJobs()
  expect(await paymentOf(shop, paymentId)).toMatchObject({ state: 'refunded', refundedMinor: 30_600 })
})

test('a message that is forged, old or meant for another company changes nothing', async () => {
  const [shop, other] = [await till.newShop(), await till.newShop()]
  const { paymentId } = await shop.start()
  const news = { kind: 'paid', paymentId, amountMinor: 30_600, currency: 'HKD', paidBy: null, failure: null }
  const body = JSON.stringify({ id: randomUUID(), news })
  const old = await till.server.within(shop.company, async (ctx) =>
    signMessage({ ...ctx, now: () => new Date(Date.now() - 301_000) }, body),
  )
  const others = await till.server.within(other.company, async (ctx) => signMessage(ctx, body))
  for (const signature of ['', 't=1,v1=00', old, others]) expect(await deliver(shop, body, signature)).toBe(400)
  expect(await deliver(other, body, others)).toBe(200)
  expect([await shop.settled(), await other.settled()]).toEqual([[], []])
})

test('an address that opens no payment says so in words, with 404', async () => {
  const nothing = 'A'.repeat(54)
  for (const path of [
    '/pay/x',
    `/pay/${nothing}`,
    `/pay/back/${nothing}`,
    `/sandbox-gateway/pay/${nothing}`,
    '/sandbox-gateway/confirm/x',
  ]) {
    const { status, page } = await visitor.get(path)
    expect([status, page]).toEqual([404, expect.stringContaining('This payment is not there')])
  }
  const posted = await visitor.post(`/sandbox-gateway/pay/${nothing}`, testCard(GOOD))
  expect(posted.status).toBe(404)
  const chinese = await till.server.raw(`/pay/${nothing}`, { headers: { 'accept-language': 'zh-HK' } })
  expect(await chinese.text()).toContain('找不到這筆付款')
})

test('without an active gateway nothing is started; tests go to the sandbox all the same', async () => {
  const company = randomUUID()
  const asked = { orderId: randomUUID(), total: { minor: 500, currency: 'HKD' }, returnTo: '/' }
  const start = (isTest: boolean) => till.server.within(company, (ctx) => startPayment(ctx, { ...asked, isTest }))
  await expect(start(false)).rejects.toMatchObject({ code: 'payments.noGateway' })
  expect((await visitor.get((await start(true)).payAt)).to).toContain('/sandbox-gateway/pay/')
})

test('a test payment is paid, settles nothing, is given back, and stands in the list', async () => {
  const shop = await till.newShop()
  const as = till.people.open(await till.server.openBrowser(), shop.company, ['payments.read', 'payments.write'])
  const started = await till.server.call(paymentOperations.startTestPayment, { name: 'sandbox' }, { as })
  const { to } = await visitor.pay(started.data!.payAt, GOOD)
  expect((await visitor.get(to)).to).toBe('/payment-gateway?tested=yes')
  await till.server.runJobs()
  expect(await shop.settled()).toEqual([])
  const list = await till.server.call(paymentOperations.listSandboxPayments, { filter: { state: 'paid' } }, { as })
  const sum = { minor: 500, currency: 'HKD' }
  expect(list.data!.rows).toMatchObject([{ title: 'Test payment', amount: sum, refunded: sum, card: 'Visa 4242' }])
})
