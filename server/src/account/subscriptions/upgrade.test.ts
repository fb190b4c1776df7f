import { billingOperations } from '@coverwright/contract/account/billing'
import { subscriptionOperations } from '@coverwright/contract/account/subscriptions'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuseInTrial } from '../../company/trials'
import { Refused } from '../../kernel'
import { makeTeam, readMailbox, startTestServer, testClock, type TestServer } from '../../platform/testing'
import { openAccount, planOf } from './account.builder'

const clock = testClock()
let server: TestServer
beforeAll(async () => {
  clock.now = new Date('2026-11-16T04:00:00Z')
  server = await startTestServer({ clock: clock.read })
})
afterAll(() => server.close())

const mayGoLive = (company: string) =>
  server.within(company, refuseInTrial).then(
    () => true,
    (error: unknown) => (error instanceof Refused ? error.code : Promise.reject(error)),
  )

test('a trial upgrades with 3-D Secure: nothing is charged by the check, the price is the days that are left, and going live is open at once', async () => {
  const { id, giveCard, order, pay, bill, subscription, statement, as } = await openAccount(server)
  expect(await mayGoLive(id)).toBe('subscriptions.notInTrial')
  await giveCard('4000002500003155')
  const method = await server.call(billingOperations.getPaymentMethod, {}, { as })
  expect(method.data).toMatchObject({ label: 'Visa 3155', may: ['check', 'remove'] })
  expect((await statement())?.closingMinor).toBe(0)
  const ordered = await order(planOf('standard'))
  expect(ordered.data).toMatchObject({ state: 'unpaid', total: { minor: 49_000, currency: 'HKD' }, to: '2026-11-30' })
  expect(ordered.data?.price.lines).toMatchObject([{ kind: 'base', days: 15, ofDays: 30 }])
  const orderId = ordered.data?.id ?? ''
  await pay(orderId)
  expect(await bill(orderId)).toMatchObject({ state: 'paid', invoiceNumber: 'CW-2026-000001', paidBy: 'Visa 3155' })
  expect(await mayGoLive(id)).toBe(true)
  expect(await subscription()).toMatchObject({ plan: { tier: 'standard' }, paidUntil: '2026-11-30' })
  const told = await statement()
  const lines = told?.lines.map(({ kind, inMinor, outMinor, note }) => `${kind} +${inMinor} -${outMinor} ${note}`)
  expect(lines?.sort()).toEqual([
    'paid +49000 -0 CW-2026-000001',
    'planCharged +0 -49000 CW-2026-000001',
    'subscribed +0 -0 ',
    'trialStarted +0 -0 ',
  ])
  expect(told?.closingMinor).toBe(0)
})

test('the invoice says to whom, for what, the tax and the total; the receipt what it was paid by', async () => {
  const { primary, giveCard, subscribe, as } = await openAccount(server)
  await giveCard()
  const orderId = await subscribe(planOf('basic', 'annual'))
  const subjects = (await readMailbox(server, primary)).map(({ subject }) => subject)
  expect(subjects).toContainEqual(expect.stringMatching(/^Invoice CW-2026-\d{6}: HKD 4800\.00 paid$/))
  const read = async (paper: 'invoice' | 'receipt') => {
    const { data } = await server.call(billingOperations.getInvoice, { orderId, paper }, { as })
    const bytes = await (await fetch(new URL(data?.url ?? '', server.url))).arrayBuffer()
    return (await extractText(new Uint8Array(bytes), { mergePages: true })).text
  }
  const invoice = await read('invoice')
  for (const words of ['Invoice', 'CW-2026-', 'Licence number', 'Plan, base price', '4,800.00', 'November 15, 2027'])
    expect(invoice).toContain(words)
  expect(await read('receipt')).toContain('Visa 4242')
})

test('in two tabs it is one order, and paying it twice is told that it is done', async () => {
  const { giveCard, order, pay, as, statement } = await openAccount(server)
  await giveCard()
  const [first, second] = await Promise.all([order(planOf('basic')), order(planOf('basic'))])
  const orderId = first.data?.id ?? ''
  expect(second.data?.id).toBe(orderId)
  const tries = await Promise.all(
    [1, 2].map(() => server.call(subscriptionOperations.subscribePayment, { orderId }, { as })),
  )
  expect(tries.map(({ status }) => status)).toEqual([200, 200])
  await server.runJobs()
  expect((await statement())?.inMinor).toBe(24_000)
  expect(await pay(orderId)).toMatchObject({ status: 409, message: 'orders.alreadyPaid' })
})

test('a refused card leaves the order unpaid and says so; another card pays it', async () => {
  const { id, giveCard, order, pay, bill, as } = await openAccount(server)
  const ordered = await order(planOf('basic'))
  const orderId = ordered.data?.id ?? ''
  expect(await pay(orderId)).toMatchObject({ message: 'billing.noCard' })
  await giveCard('4000000000000002')
  expect((await server.call(billingOperations.getPaymentMethod, {}, { as })).data).toMatchObject({
    label: null,
    hasFailed: true,
  })
  await giveCard('4000000000000341')
  await pay(orderId)
  expect(await bill(orderId)).toMatchObject({ state: 'unpaid', failure: 'declined' })
  expect(await mayGoLive(id)).toBe('subscriptions.notInTrial')
  await giveCard('4242424242424242')
  await pay(orderId)
  expect(await bill(orderId)).toMatchObject({ state: 'paid', failure: null })
})

test('another price, another licence number and no plan at all are refused', async () => {
  const { order, preview } = await openAccount(server)
  expect(await order(planOf('basic'), { totalMinor: 1 })).toMatchObject({ status: 409, message: 'orders.priceChanged' })
  expect(await order(planOf('basic'), { licenceNumber: 'somebody else' })).toMatchObject({
    message: 'subscriptions.licenceDiffers',
    field: 'licenceNumber',
  })
  expect(await preview(planOf('direct', 'monthly', { transactions: 10 }))).toMatchObject({
    message: 'subscriptions.tooFewTransactions',
  })
})

test('a larger plan costs the difference of the days, a smaller one waits for the month to end', async () => {
  const { giveCard, subscribe, preview, order, subscription, as } = await openAccount(server)
  await giveCard()
  await subscribe(planOf('basic'))
  expect((await preview(planOf('standard'))).data).toMatchObject({ change: 'now', price: { totalMinor: 25_000 } })
  await subscribe(planOf('standard'))
  await subscribe(planOf('direct'))
  expect((await subscription())?.plan?.tier).toBe('direct')
  expect(await order(planOf('direct'))).toMatchObject({ message: 'subscriptions.samePlan' })
  expect(await order(planOf('basic'))).toMatchObject({ message: 'subscriptions.changesLater' })
  const later = await server.call(subscriptionOperations.changeLater, planOf('basic'), { as })
  expect(later.data).toMatchObject({ plan: { tier: 'direct' }, next: { plan: { tier: 'basic' }, from: '2026-12-01' } })
  const kept = await server.call(subscriptionOperations.keepPlan, {}, { as })
  expect(kept.data?.next).toBeNull()
})

test('those who may not pay are refused, and nobody sees the orders of another company', async () => {
  const { at, admin } = await makeTeam(server)
  const { order } = await openAccount(server)
  const orderId = (await order(planOf('basic'))).data?.id ?? ''
  expect(await server.call(billingOperations.getBill, { orderId }, { as: admin })).toMatchObject({
    message: 'billing.notFound',
  })
  expect(await server.call(billingOperations.payBill, { orderId }, { as: admin })).toMatchObject({
    message: 'billing.notFound',
  })
  const standard = await server.signIn(`standard@${at}`)
  expect((await server.call(subscriptionOperations.getSubscription, {}, { as: standard })).status).toBe(403)
})
