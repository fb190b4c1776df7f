import { randomUUID } from 'node:crypto'
import { paymentOperations, stripeExpressOperations as express } from '@coverwright/contract/selling/payments'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer, openTill } from '../fake-orders.builder'
import { refundPayment } from '..'
import { findPayment } from '../store'
import { fromStripe, toStripe } from './amounts'
import { startStripeEmulator } from './stripe-emulator.builder'

const KEY = 'sk_test_of_the_platform'
const SECRET = 'whsec_of_the_platform'

let stripe: Awaited<ReturnType<typeof startStripeEmulator>>
let till: Awaited<ReturnType<typeof openTill>>
let visitor: ReturnType<typeof buyer>
beforeAll(async () => {
  stripe = await startStripeEmulator(KEY, SECRET)
  const settings = { STRIPE_SECRET_KEY: KEY, STRIPE_WEBHOOK_SECRET: SECRET, STRIPE_URL: stripe.url }
  till = await openTill({ settings })
  visitor = buyer(till.server)
})
afterAll(async () => {
  await till.server.close()
  await stripe.close()
})

async function newMember() {
  const shop = await till.newShop()
  const as = till.people.open(await till.server.openBrowser(), shop.company, ['payments.read', 'payments.write'])
  return { shop, as }
}
const activate = (as: Awaited<ReturnType<typeof newMember>>['as']) =>
  till.server.call(paymentOperations.activateGateway, { name: 'stripe' }, { as })

/** A company whose account at Stripe takes payments, and which sells through it. */
async function connected() {
  const { shop, as } = await newMember()
  const { accountId } = (await till.server.call(express.createAccount, {}, { as })).data!
  stripe.finishOnboarding(accountId!)
  expect((await activate(as)).data).toMatchObject({ state: 'active' })
  return { shop, as, accountId: accountId! }
}

/** A buyer who stands at Stripe's own page. */
async function atStripe() {
  const { shop, accountId } = await connected()
  const orderId = randomUUID()
  const { payAt, paymentId } = await shop.start({ orderId })
  const { to } = await visitor.get(payAt)
  const session = to.split('/').at(-1)!
  return { shop, accountId, orderId, payAt, paymentId, session, back: payAt.replace('/pay/', '/pay/back/') }
}

const payment = (company: string, id: string) => till.server.within(company, (ctx) => findPayment(ctx, id))
const send = async (message: { body: string; signature: string }, at = '/in/stripe') =>
  (
    await till.server.raw(at, {
      method: 'POST',
      body: message.body,
      headers: { 'stripe-signature': message.signature },
    })
  ).status

test('a company makes its account once, tells Stripe who it is, and can then be paid', async () => {
  const { as } = await newMember()
  expect((await till.server.call(express.getAccount, {}, { as })).data).toMatchObject({ accountId: null })
  expect(await till.server.call(express.getOnboardingLink, {}, { as })).toMatchObject({
    message: 'payments.accountMissing',
  })
  const made = (await till.server.call(express.createAccount, {}, { as })).data!
  expect(made).toMatchObject({ takesPayments: false, wants: ['business_profile.url'] })
  expect((await till.server.call(express.createAccount, {}, { as })).data!.accountId).toBe(made.accountId)
  expect(await activate(as)).toMatchObject({ status: 409, message: 'payments.accountNotReady' })
  expect((await till.server.call(express.getOnboardingLink, {}, { as })).data!.url).toContain(made.accountId)
  stripe.finishOnboarding(made.accountId!)
  expect((await till.server.call(express.getAccount, {}, { as })).data).toMatchObject({
    takesPayments: true,
    wants: [],
  })
  expect((await activate(as)).data).toMatchObject({ state: 'active' })
  const { gateways } = (await till.server.call(paymentOperations.getGateways, {}, { as })).data!
  expect(gateways.map(({ name, state }) => [name, state])).toEqual([
    ['sandbox', 'inactive'],
    ['stripe', 'active'],
  ])
})

test('Stripe without an account of the company is not activated', async () => {
  const { as } = await newMember()
  await till.server.call(paymentOperations.installGateway, { name: 'stripe' }, { as })
  expect(await activate(as)).toMatchObject({ status: 409, message: 'payments.accountMissing' })
})

test('a buyer pays on Stripe’s page to the company’s own account, and the way back settles once', async () => {
  const { shop, accountId, session, paymentId, back, payAt } = await atStripe()
  expect(stripe.sessions.get(session)).toMatchObject({ account: accountId, amount: 30_600, currency: 'hkd' })
  // The same page for whoever comes again: one session, one payment.
  expect((await visitor.get(payAt)).to).toContain(session)
  stripe.pay(session)
  expect((await visitor.get(back)).to).toBe('/p/travel?back')
  await visitor.get(back)
  for (let time = 0; time < 5; time++)
    expect(await send(stripe.eventOf('checkout.session.completed', session, new Date()))).toBe(200)
  expect(await shop.settled()).toMatchObject([{ paymentId, amountMinor: 30_600, currency: 'HKD', paidBy: 'Visa 4242' }])
})

test('the message comes first, a later failure undoes nothing, and a dispute finds its payment', async () => {
  const { shop, session, paymentId } = await atStripe()
  stripe.decline(session)
  const failed = stripe.eventOf('payment_intent.payment_failed', session, new Date())
  stripe.pay(session)
  const done = stripe.eventOf('checkout.session.completed', session, new Date())
  expect([await send(done), await send(failed), await send(done)]).toEqual([200, 200, 200])
  expect(await shop.settled()).toHaveLength(1)
  expect(await payment(shop.company, paymentId)).toMatchObject({ state: 'paid' })
  expect(await send(stripe.eventOf('charge.dispute.created', session, new Date()))).toBe(200)
  expect(await payment(shop.company, paymentId)).toMatchObject({ state: 'disputed' })
})

test('a message that is forged, old, or of another account changes nothing', async () => {
  const { shop, session } = await atStripe()
  const other = await connected()
  stripe.pay(session)
  const done = stripe.eventOf('checkout.session.completed', session, new Date())
  expect(await send({ ...done, signature: done.signature.replace(/.$/, 'x') })).toBe(400)
  expect(await send({ ...done, body: done.body.replace('30600', '1') })).toBe(400)
  expect(await send(stripe.eventOf('checkout.session.completed', session, new Date(Date.now() - 301_000)))).toBe(400)
  expect(await send(stripe.eventOf('checkout.session.completed', session, new Date(), other.accountId))).toBe(200)
  expect(await send(done, `/in/stripe/${other.shop.company}`)).toBe(200)
  expect([await shop.settled(), await other.shop.settled()]).toEqual([[], []])
})

test('a gateway that does not answer costs nothing: the buyer is told, tries again and gets one session', async () => {
  const { shop } = await connected()
  const { payAt } = await shop.start()
  stripe.failNext(3)
  const silent = await visitor.get(payAt)
  expect([silent.status, silent.page]).toEqual([503, expect.stringContaining('The payment page does not answer')])
  expect((await visitor.get(payAt)).status).toBe(303)
})

test('an amount that Stripe does not take is said before money is asked for', async () => {
  const { shop } = await connected()
  const { payAt } = await shop.start({ total: { minor: 100, currency: 'HKD' } })
  const refused = await visitor.get(payAt)
  expect([refused.status, refused.page]).toEqual([409, expect.stringContaining('This amount cannot be paid by card')])
})

test('money goes back in parts through Stripe, and what it refuses is told and can be asked for again', async () => {
  const { shop, orderId, paymentId, session, back } = await atStripe()
  stripe.pay(session)
  await visitor.get(back)
  const refund = (amountMinor: number) =>
    till.server.within(shop.company, (ctx) => refundPayment(ctx, { orderId, amountMinor, reason: 'policy.cancelled' }))
  await refund(10_000)
  await till.server.runJobs()
  expect(stripe.sessions.get(session)).toMatchObject({ refunded: 10_000 })
  // Somebody gives back the rest at Stripe, and we do not know of it yet.
  stripe.sessions.get(session)!.refunded = 30_600
  await refund(20_600)
  await till.server.runJobs()
  expect(await payment(shop.company, paymentId)).toMatchObject({ state: 'paid', refundedMinor: 10_000 })
  await send(stripe.eventOf('charge.refunded', session, new Date()))
  expect(await payment(shop.company, paymentId)).toMatchObject({ state: 'refunded', refundedMinor: 30_600 })
})

test('a session that expired is said to be, and the next try is a new one', async () => {
  const { shop, orderId, payAt, session } = await atStripe()
  stripe.expire(session)
  await send(stripe.eventOf('checkout.session.expired', session, new Date()))
  const next = await shop.start({ orderId })
  expect(next.payAt).not.toBe(payAt)
  expect((await visitor.get(next.payAt)).to).not.toContain(session)
})

test('a key that is used again with other parameters is refused, as Stripe does', async () => {
  const { accountId } = await connected()
  const ask = (amount: string) =>
    fetch(`${stripe.url}/v1/checkout/sessions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${KEY}`, 'stripe-account': accountId, 'idempotency-key': 'one' },
      body: `amount=${amount}`,
    }).then((answer) => answer.json() as Promise<{ error: { type: string } }>)
  await ask('1')
  expect((await ask('2')).error.type).toBe('idempotency_error')
})

test.each([
  ['HKD', 30_600, 30_600],
  ['JPY', 500, 500],
  ['ISK', 500, 50_000],
  ['KWD', 1_230, 1_230],
  ['MGA', 500, 5],
])('%s %d is %d at Stripe, and back', (currency, minor, amount) => {
  expect(toStripe(minor, currency)).toBe(amount)
  expect(fromStripe(amount, currency)).toBe(minor)
})

test.each([
  ['KWD', 1_234],
  ['MGA', 550],
] as const)('%s %d cannot be charged to the coin, so it is refused', (currency, minor) => {
  expect(() => toStripe(minor, currency)).toThrow('payments.amountNotTaken')
})
