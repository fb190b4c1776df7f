import { request } from 'node:http'
import { billingOperations } from '@coverwright/contract/account/billing'
import { domainOperations } from '@coverwright/contract/account/domains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountOf, openAccount } from '../subscriptions/account.builder'
import { leaveTrial } from '../../company/trials'
import { type Caller, readMailbox, startTestServer, testClock, type TestServer } from '../../platform/testing'
import { subscribe } from './subscribed.builder'
import { serveDomain } from './serve-domain'
import { insertDomain } from './store'

const { checkName, suggestNames, register, pay, previewPrice, list, get, own, renew, update, listTargets } =
  domainOperations
const remove = domainOperations.delete
const DAY_MS = 86_400_000
const clock = testClock()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: clock.read })
})
afterAll(() => server.close())

/** A company with a plan and a card. */
async function buyer() {
  const account = await openAccount(server)
  await subscribe(server, account.id)
  await server.within(account.id, leaveTrial)
  await account.giveCard()
  return account
}
let known: ReturnType<typeof openAccount> | null = null
/** For what changes nothing. */
async function theSame() {
  known ??= openAccount(server)
  const account = await known
  await subscribe(server, account.id)
  return account
}
const totalOf = async (as: Caller, name: string) => (await server.call(previewPrice, { name }, { as })).data!.totalMinor
const order = async (as: Caller, name: string) =>
  server.call(register, { name, totalMinor: await totalOf(as, name) }, { as })
async function bought(as: Caller, name: string) {
  const { domain } = (await order(as, name)).data!
  await server.call(pay, { id: domain.id }, { as })
  await server.runJobs()
  return domain.id
}
const look = async (as: Caller, id: string) => (await server.call(get, { id }, { as })).data!

test('a name is looked for with its price, and near ones are suggested', async () => {
  const { as } = await buyer()
  const free = await server.call(checkName, { name: ' Quay-Cover.COM. ' }, { as })
  expect(free.data).toEqual({
    ...{ name: 'quay-cover.com', isAvailable: true },
    price: { minor: 12_000, currency: 'HKD' },
  })
  expect((await server.call(checkName, { name: 'quay' }, { as })).data).toMatchObject({ name: 'quay.com' })
  expect((await server.call(checkName, { name: 'taken.com' }, { as })).data).toMatchObject({ isAvailable: false })
  expect((await server.call(checkName, { name: 'quay.museum' }, { as })).data).toMatchObject({
    ...{ isAvailable: false, price: null },
  })
  expect((await server.call(checkName, { name: '保險.com' }, { as })).data).toMatchObject({ name: '保險.com' })
  const { names } = (await server.call(suggestNames, { name: 'taken.com' }, { as })).data!
  expect(names.length).toBeGreaterThan(3)
  expect(names.every(({ isAvailable, price }) => isAvailable && price)).toBe(true)
  const other = (await server.call(suggestNames, { name: '保險' }, { as })).data!.names.map(({ name }) => name)
  expect(other).toContain('保險-cover.com')
})

test.each([
  ['co.uk', 'domains.suffixAlone'],
  ['not a name', 'domains.nameNotValid'],
  ['http://quay.com', 'domains.nameNotValid'],
  ['192.168.1.1', 'domains.nameNotValid'],
  ['domains.coverwright.example', 'domains.ours'],
  ['shop.localhost', 'domains.nameNotValid'],
  ['x'.repeat(301), null],
])('the name %j is refused at its field', async (name, message) => {
  const { as } = await theSame()
  const answer = await server.call(own, { name }, { as })
  expect(answer).toMatchObject({ field: 'name', ...(message ? { status: 409, message } : { status: 400 }) })
})

test('a trial, and a plan without domains, are told what they need', async () => {
  const { as, id } = await openAccount(server)
  expect((await server.call(list, {}, { as })).data).toMatchObject({ lacks: 'trial', may: [] })
  expect(await server.call(own, { name: 'shop.quay.com' }, { as })).toMatchObject({ message: 'domains.notInTrial' })
  expect(await order(as, 'quay-one.com')).toMatchObject({ message: 'domains.notInTrial' })
  await subscribe(server, id, 'basic')
  expect((await server.call(list, {}, { as })).data).toMatchObject({ lacks: 'plan', may: [] })
  expect(await server.call(own, { name: 'shop.quay.com' }, { as })).toMatchObject({ message: 'domains.needsPlan' })
})

test('a domain is ordered, paid by the kept card, registered for a year and has its invoice', async () => {
  const { as, bill, statement } = await buyer()
  const ordered = await order(as, 'Quay-Two.com')
  expect(ordered.data).toMatchObject({
    domain: { host: 'quay-two.com', way: 'bought', state: 'apply', orderId: expect.any(String), may: ['delete'] },
    bill: { kind: 'domain', what: 'quay-two.com', state: 'unpaid', price: { lines: [{ kind: 'domain' }] } },
  })
  const { id, orderId } = ordered.data!.domain
  expect((await order(as, 'quay-two.com')).data?.bill.id).toBe(orderId)
  await server.call(pay, { id }, { as })
  await server.runJobs()
  expect(await look(as, id)).toMatchObject({
    state: 'connected',
    paidUntil: '2027-02-28',
    records: [],
    autoRenew: true,
  })
  expect(await bill(orderId!)).toMatchObject({ state: 'paid', invoiceNumber: expect.stringMatching(/^CW-2026-/) })
  expect((await statement())?.lines.map(({ kind }) => kind)).toContain('domainCharged')
  expect(await server.call(pay, { id }, { as })).toMatchObject({ status: 409, message: 'orders.alreadyPaid' })
  expect((await order(as, 'quay-two.com')).message).toBe('domains.already')
})

test('of two companies the first one has the name, already while it pays', async () => {
  const [one, two] = [await buyer(), await buyer()]
  const both = await Promise.all([order(one.as, 'quay-three.com'), order(two.as, 'quay-three.com')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)).toMatchObject({ message: 'domains.notAvailable', field: 'name' })
  // An order that nobody pays lets the name go.
  const late = both[0]!.status === 200 ? two : one
  clock.later(4 * 3_600_000)
  const again = accountOf(server, await server.signIn(late.primary), late.id)
  const id = await bought(again.as, 'quay-three.com')
  expect(await look(again.as, id)).toMatchObject({ state: 'connected' })
  const loser = await server.signIn((late === one ? two : one).primary)
  expect((await server.call(checkName, { name: 'quay-three.com' }, { as: loser })).data).toMatchObject({
    isAvailable: false,
  })
  expect(await server.call(own, { name: 'shop.quay-three.com' }, { as: loser })).toMatchObject({
    message: 'domains.notYours',
  })
})

test('another price than was read is refused, a refused card leaves the order to be paid, and the way back works', async () => {
  const account = await buyer()
  const { as } = account
  expect(await server.call(register, { name: 'quay-four.com', totalMinor: 1 }, { as })).toMatchObject({
    message: 'orders.priceChanged',
  })
  await account.giveCard('4000000000000341')
  const { domain } = (await order(as, 'quay-four.com')).data!
  await server.call(pay, { id: domain.id }, { as })
  await server.runJobs()
  expect(await account.bill(domain.orderId!)).toMatchObject({ state: 'unpaid', failure: expect.any(String) })
  expect(await look(as, domain.id)).toMatchObject({ state: 'apply' })
  await account.giveCard()
  await server.call(pay, { id: domain.id }, { as })
  await server.runJobs()
  expect(await look(as, domain.id)).toMatchObject({ state: 'connected' })
})

test('a bought domain is told of 30, 14 and 3 days before its end, renews itself, and ends where it shall not', async () => {
  const account = await buyer()
  const [keeps, ends] = [await bought(account.as, 'quay-five.com'), await bought(account.as, 'quay-six.com')]
  await server.call(update, { id: ends, autoRenew: false }, { as: account.as })
  const until = new Date(`${(await look(account.as, ends)).paidUntil}T04:00:00Z`).getTime()
  const on = async (daysBefore: number) => {
    clock.now = new Date(until - daysBefore * DAY_MS)
    await server.runChore('domains.watch')
    await server.runJobs()
  }
  for (const days of [31, 30, 29, 14, 3, 2]) await on(days)
  const { rows } = await server.within(account.id, (ctx) =>
    ctx.db.execute(`select values ->> 'domain' as domain, values ->> 'days' as days from notices
      where kind = 'domains.endsSoon' order by made_at, 1`),
  )
  expect(rows).toEqual([
    ...['quay-five.com', 'quay-six.com'].map((domain) => ({ domain, days: '30' })),
    ...['quay-five.com', 'quay-six.com'].map((domain) => ({ domain, days: '14' })),
    { domain: 'quay-six.com', days: '3' },
  ])
  expect((await readMailbox(server, account.primary)).map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['quay-six.com ends within 3 days', 'quay-five.com ends within 30 days']),
  )
  await on(-1)
  const as = await server.signIn(account.primary)
  expect((await look(as, keeps)).paidUntil).toBe('2028-02-29')
  expect(await look(as, ends)).toMatchObject({ state: 'expired', may: ['renew', 'change'] })
  const filtered = await server.call(list, { filter: { state: 'expired' } }, { as })
  expect(filtered.data?.rows.map(({ host }) => host)).toEqual(['quay-six.com'])
  // Nobody else gets it, and its company brings it back.
  const stranger = await openAccount(server)
  await subscribe(server, stranger.id)
  expect((await server.call(checkName, { name: 'quay-six.com' }, { as: stranger.as })).data?.isAvailable).toBe(false)
  expect((await server.call(renew, { id: ends }, { as })).data).toMatchObject({ kind: 'domain', what: 'quay-six.com' })
  await server.runJobs()
  expect(await look(as, ends)).toMatchObject({ state: 'connected' })
  expect((await server.call(billingOperations.listBills, { filter: { kind: 'domain' } }, { as })).data?.total).toBe(4)
})

test('what was claimed is removed with its token, and another company does not see it', async () => {
  const { as, id: company } = await openAccount(server)
  await subscribe(server, company)
  const made = (await server.call(own, { name: 'shop.quay-seven.com' }, { as })).data!
  expect(made.records[0]!.value).toMatch(/^coverwright-claim=[\w-]{32}$/)
  expect(await server.call(own, { name: 'SHOP.quay-seven.com.' }, { as })).toMatchObject({ message: 'domains.already' })
  const stranger = await openAccount(server)
  expect(await server.call(get, { id: made.id }, { as: stranger.as })).toMatchObject({ status: 404 })
  expect(await server.call(remove, { id: made.id }, { as: stranger.as })).toMatchObject({ status: 404 })
  expect((await server.call(listTargets, {}, { as })).data).toEqual({ targets: [] })
  await server.call(remove, { id: made.id }, { as })
  const again = (await server.call(own, { name: 'shop.quay-seven.com' }, { as })).data!
  expect(again.records[0]!.value).not.toBe(made.records[0]!.value)
})

test('on a company’s own domain the console is of its kind', async () => {
  const { id: company } = await openAccount(server)
  await server.within(company, async (ctx) =>
    serveDomain(
      ctx,
      await insertDomain(ctx, { host: 'quay-eight.com', isSubdomain: false, way: 'bought', stage: 'ready' }),
    ),
  )
  const typeAt = (host: string) =>
    new Promise<string>((resolve, reject) => {
      const headers = { host, 'content-type': 'application/json' }
      const sent = request(`${server.url}/v1/login/getDomainType`, { method: 'POST', headers }, (response) => {
        response
          .toArray()
          .then((chunks: Buffer[]) => resolve((JSON.parse(Buffer.concat(chunks).toString()) as { data: string }).data))
          .catch(reject)
      })
      sent.on('error', reject).end('{}')
    })
  await expect.poll(() => typeAt('Quay-Eight.com.:8443')).toBe('INSURER')
  expect(await typeAt('quay-nine.com')).toBe('BROKER')
})
