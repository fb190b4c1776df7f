import { createHmac } from 'node:crypto'
import { billingOperations } from '@coverwright/contract/account/billing'
import { unitOperations } from '@coverwright/contract/account/units'
import { companyOperations } from '@coverwright/contract/company/companies'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, testClock, type TestServer } from '../../platform/testing'
import type { KeptCard } from '../../selling/payments/stripe/stripe-intents.builder'
import { startStripeEmulator } from '../../selling/payments/stripe/stripe-emulator.builder'
import { accountSums } from '../subscriptions/account-sums.builder'
import { openAccount, planOf } from '../subscriptions/account.builder'

const [KEY, CONNECT, OWN] = ['sk_test_of_the_platform', 'whsec_of_companies', 'whsec_of_the_platform']
const clock = testClock()
let stripe: Awaited<ReturnType<typeof startStripeEmulator>>
let server: TestServer
beforeAll(async () => {
  clock.now = new Date('2026-11-16T04:00:00Z')
  stripe = await startStripeEmulator(KEY, CONNECT, OWN)
  const keys = { STRIPE_SECRET_KEY: KEY, STRIPE_WEBHOOK_SECRET: CONNECT, STRIPE_ACCOUNT_WEBHOOK_SECRET: OWN }
  const settings = { ...keys, STRIPE_URL: stripe.url, PLATFORM_GATEWAY: 'stripe' }
  server = await startTestServer({ clock: clock.read, settings })
})
afterAll(async () => {
  await server.close()
  await stripe.close()
})

const get = (path: string) => fetch(new URL(path, server.url), { redirect: 'manual' })
const send = async ({ body, signature }: { body: string; signature: string }) => {
  const headers = { 'stripe-signature': signature }
  const answer = await server.raw('/in/stripe', { method: 'POST', body, headers })
  await server.runJobs()
  return answer.status
}

async function company() {
  const account = await openAccount(server)
  const { as } = account
  /** To Stripe's own page, where the bank is asked; back by the browser, or not at all. */
  const atStripe = async () => {
    const asked = await server.call(billingOperations.checkCard, { returnTo: '/upgrade-payment' }, { as })
    const payAt = asked.data?.payAt ?? ''
    const session = (await get(payAt)).headers.get('location')?.split('/').at(-1) ?? ''
    return { payAt, session, comeBack: () => get(payAt.replace('/pay/', '/pay/back/')) }
  }
  const giveCard = async (card: KeptCard = 'pays') => {
    const { session, comeBack } = await atStripe()
    stripe.check(session, card)
    await comeBack()
    await server.runJobs()
    return session
  }
  const method = async () => (await server.call(billingOperations.getPaymentMethod, {}, { as })).data
  return { ...account, atStripe, giveCard, method }
}

const charges = () => [...stripe.intents.all.values()].filter(({ status }) => status === 'succeeded')

test('a card is checked at Stripe with 3-D Secure: what is held is let go, the card is kept there, and pays the plan', async () => {
  const { id, giveCard, method, subscribe, bill } = await company()
  const session = await giveCard()
  const { fields, intent } = stripe.sessions.get(session)!
  expect(fields).toMatchObject({
    'payment_method_options[card][request_three_d_secure]': 'any',
    'payment_intent_data[capture_method]': 'manual',
    'payment_intent_data[setup_future_usage]': 'off_session',
  })
  expect(stripe.intents.all.get(intent!)).toMatchObject({ status: 'canceled', amount: 800 })
  expect(await method()).toMatchObject({ label: 'Visa 4242' })
  expect(await accountSums(server, id)).toMatchObject({ paid: 0, cameIn: 0 })
  const orderId = await subscribe(planOf('standard'))
  expect(await bill(orderId)).toMatchObject({ state: 'paid', paidBy: 'Visa 4242' })
  expect(await accountSums(server, id)).toMatchObject({ paid: 49_000, cameIn: 49_000, balance: 0, uneven: 0 })
})

test('whoever never comes back from Stripe has their card all the same: the message of the check is enough', async () => {
  const { atStripe, method } = await company()
  const { session } = await atStripe()
  stripe.check(session)
  expect(await send(stripe.eventOf('checkout.session.completed', session, clock.now))).toBe(200)
  expect(await method()).toMatchObject({ label: 'Visa 4242', hasFailed: false })
  expect(stripe.intents.all.get(stripe.sessions.get(session)!.intent!)?.status).toBe('canceled')
})

test.each([
  ['isDeclined', 'card_declined'],
  ['asksItsBank', 'authentication_required'],
] as const)('a kept card that %s leaves the order unpaid and says %s; another card pays it', async (card, failure) => {
  const { giveCard, order, pay, bill } = await company()
  await giveCard(card)
  const orderId = (await order(planOf('basic'))).data?.id ?? ''
  await pay(orderId)
  expect(await bill(orderId)).toMatchObject({ state: 'unpaid', failure })
  await giveCard()
  await pay(orderId)
  expect(await bill(orderId)).toMatchObject({ state: 'paid', failure: null })
})

test('a charge that Stripe is still at is paid by its message, once, however often it comes', async () => {
  const { id, giveCard, order, pay, bill } = await company()
  await giveCard('takesItsTime')
  const orderId = (await order(planOf('basic'))).data?.id ?? ''
  await pay(orderId)
  expect(await bill(orderId)).toMatchObject({ state: 'unpaid', failure: null })
  const intent = [...stripe.intents.all.values()].find(({ status }) => status === 'processing')!
  intent.status = 'succeeded'
  const paid = stripe.eventOfIntent('payment_intent.succeeded', intent.id, clock.now)
  expect([await send(paid), await send(paid)]).toEqual([200, 200])
  expect(await bill(orderId)).toMatchObject({ state: 'paid', paidBy: 'Visa 4242' })
  expect(await accountSums(server, id)).toMatchObject({ paid: 24_000, cameIn: 24_000, invoices: 1 })
})

test('an answer that is lost charges nobody twice', async () => {
  const { id, as, giveCard, subscribe } = await company()
  await giveCard()
  await subscribe(planOf('basic'))
  const before = charges().length
  await server.call(unitOperations.buyUnits, { units: 100, totalMinor: 30_000 }, { as })
  stripe.loseNext(2)
  await server.runJobs()
  expect(charges().length - before).toBe(1)
  expect(await accountSums(server, id)).toMatchObject({ paid: 54_000, cameIn: 54_000, invoices: 2 })
})

test('a message that is forged, or signed with the secret of companies’ accounts, changes nothing', async () => {
  const { giveCard, order, pay, bill } = await company()
  await giveCard('takesItsTime')
  const orderId = (await order(planOf('basic'))).data?.id ?? ''
  await pay(orderId)
  const intent = [...stripe.intents.all.values()].filter(({ status }) => status === 'processing').at(-1)!
  const told = stripe.eventOfIntent('payment_intent.succeeded', intent.id, clock.now)
  expect(await send({ ...told, signature: told.signature.replace(/.$/, 'x') })).toBe(400)
  expect(await send({ ...told, body: told.body.replace('24000', '1') })).toBe(400)
  const time = Math.floor(clock.now.getTime() / 1000)
  const mac = createHmac('sha256', CONNECT).update(`${time}.${told.body}`).digest('hex')
  expect(await send({ ...told, signature: `t=${time},v1=${mac}` })).toBe(400)
  expect(await bill(orderId)).toMatchObject({ state: 'unpaid' })
})

test('a removed card is forgotten at Stripe, too', async () => {
  const { as, giveCard, order, pay } = await company()
  const session = await giveCard()
  await server.call(billingOperations.removeCard, {}, { as })
  await server.runJobs()
  const forgotten = `POST /v1/payment_methods/pm_${stripe.sessions.get(session)!.intent}/detach`
  expect(stripe.asked).toContain(forgotten)
  const orderId = (await order(planOf('basic'))).data?.id ?? ''
  expect(await pay(orderId)).toMatchObject({ message: 'billing.noCard' })
})

test('the card of a company that closed is forgotten at Stripe when the company is erased, and not before', async () => {
  const { as, giveCard, subscription } = await company()
  const session = await giveCard()
  const forgotten = `POST /v1/payment_methods/pm_${stripe.sessions.get(session)!.intent}/detach`
  const { name: companyName } = (await subscription())!.company
  await server.call(companyOperations.closeCompany, { companyName }, { as })
  const eraseAfter = async (days: number) => {
    clock.later(days * 86_400_000)
    await server.runChore('companies.eraseOverdue')
    await server.runJobs()
  }
  await eraseAfter(360)
  expect(stripe.asked).not.toContain(forgotten)
  await eraseAfter(10)
  expect(stripe.asked).toContain(forgotten)
})
