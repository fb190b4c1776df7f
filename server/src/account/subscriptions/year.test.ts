import { billingOperations } from '@coverwright/contract/account/billing'
import { domainOperations } from '@coverwright/contract/account/domains'
import { subscriptionOperations } from '@coverwright/contract/account/subscriptions'
import { unitOperations } from '@coverwright/contract/account/units'
import { companyOperations, companyReviewOperations } from '@coverwright/contract/company/companies'
import { settingsOperations } from '@coverwright/contract/company/settings'
import { printMoney } from '@coverwright/rules/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuseInTrial } from '../../company/trials'
import { readMailbox, startTestServer, testClock, type TestServer } from '../../platform/testing'
import { textOf } from '../../selling/documents/paper-text.builder'
import { findBill } from '../billing'
import { notePaid } from '../billing/settle-bill'
import { accountOf, openAccount, planOf } from './account.builder'
import { accountSums } from './account-sums.builder'

const operatorKey = 'the key of whoever runs this'
const clock = testClock()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: clock.read, settings: { OPERATOR_KEY: operatorKey } })
})
afterAll(() => server.close())

/** The clock goes on to a day, and the chores of that day run. */
async function on(day: string) {
  clock.now = new Date(`${day}T04:00:00Z`)
  for (const chore of ['units.grant', 'subscriptions.renew', 'domains.watch']) await server.runChore(chore)
  await server.runJobs()
}

/** A company in a place that puts a tax on what it buys. */
async function inSingapore(day: string) {
  clock.now = new Date(`${day}T04:00:00Z`)
  const account = await openAccount(server)
  await server.within(account.id, ({ db }) => db.execute(`update companies set place_of_incorporation = 'Singapore'`))
  /** Sessions end while months go by. */
  const again = async () => accountOf(server, await server.signIn(account.primary), account.id)
  const subjects = async () => (await readMailbox(server, account.primary)).map(({ subject }) => subject)
  return { ...account, again, subjects }
}

type Account = Awaited<ReturnType<typeof inSingapore>>

async function buyUnits({ as }: Pick<Account, 'as'>, units: number) {
  const { data } = await server.call(unitOperations.previewUnits, { units }, { as })
  await server.call(unitOperations.buyUnits, { units, totalMinor: data?.totalMinor ?? 0 }, { as })
  await server.runJobs()
}

async function buyDomain({ as }: Pick<Account, 'as'>, name: string) {
  const { data: price } = await server.call(domainOperations.previewPrice, { name }, { as })
  const made = await server.call(domainOperations.register, { name, totalMinor: price?.totalMinor ?? 0 }, { as })
  await server.call(domainOperations.pay, { id: made.data?.domain.id ?? '' }, { as })
  await server.runJobs()
}

/** What statement, orders, invoices, ledger and gateway say of one account, added up from each. */
async function expectAgreement({ id, again }: Pick<Account, 'id' | 'again'>) {
  const { as, statement, bill } = await again()
  const told = (await statement())!
  const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0)
  const of = (kinds: readonly string[]) => told.lines.filter(({ kind }) => kinds.includes(kind))
  const sums = await accountSums(server, id)
  const charges = of(['planCharged', 'unitsCharged', 'domainCharged'])
  expect({
    ...{ charged: sum(charges.map(({ outMinor }) => outMinor)), paid: sum(of(['paid']).map(({ inMinor }) => inMinor)) },
    ...{ credited: sum(of(['credited']).map(({ inMinor }) => inMinor)), balance: told.closingMinor },
  }).toEqual({ charged: sums.charged, paid: sums.paid, credited: sums.credited, balance: sums.balance })
  expect(sums).toMatchObject({ charged: sums.invoiced, paid: sums.totalled, cameIn: sums.totalled, uneven: 0 })
  expect(sums.balance).toBe(sums.paid + sums.credited - sums.charged)
  const paid = (await server.call(billingOperations.listBills, { filter: { state: 'paid' }, pageSize: 50 }, { as }))
    .data!
  expect(paid.total).toBe(sums.invoices)
  expect(charges.map(({ note }) => note).sort()).toEqual(paid.rows.map(({ invoiceNumber }) => invoiceNumber).sort())
  for (const row of paid.rows) {
    const { data } = await server.call(billingOperations.getInvoice, { orderId: row.id, paper: 'invoice' }, { as })
    const { text } = await textOf(await (await fetch(new URL(data?.url ?? '', server.url))).arrayBuffer())
    const { price } = (await bill(row.id))!
    expect(text).toContain(row.invoiceNumber)
    for (const minor of [price.netMinor, price.taxMinor, price.totalMinor])
      expect(text.replaceAll(',', '')).toContain(printMoney({ minor, currency: 'HKD' }).replace(/^HKD\s*/, ''))
  }
  return sums
}

test('a year of an account: upgrade with 3-D Secure, units, a domain, a larger plan, notices, a refused renewal and its recovery; every sum agrees', async () => {
  const account = await inSingapore('2026-03-10')
  await account.giveCard('4000002500003155')
  await account.subscribe(planOf('standard', 'annual'))
  await buyUnits(account, 500)
  await buyDomain(account, 'quay-year.com')
  // 9,800 and 1,250 and 120 with 9% on each.
  expect(await expectAgreement(account)).toMatchObject({ invoices: 3, paid: 1_068_200 + 136_250 + 13_080, balance: 0 })

  await on('2026-08-15')
  const larger = await account.again()
  await larger.subscribe(planOf('direct', 'annual'))
  await expectAgreement(account)

  await on('2027-02-08')
  await on('2027-03-03')
  const notices = (await account.subjects()).filter((subject) => subject === 'Your plan renews on March 10, 2027')
  expect(notices).toHaveLength(2)

  const before = await account.again()
  await before.giveCard('4000000000000341')
  await on('2027-03-10')
  await on('2027-03-13')
  const failures = (await account.subjects()).filter((subject) => subject === 'Your plan could not be renewed')
  expect(failures).toHaveLength(2)
  const owing = await account.again()
  expect(await owing.subscription()).toMatchObject({
    ...{ isLimited: false, overdue: { since: '2027-03-10', limitedFrom: '2027-03-24' }, may: ['change', 'pay'] },
  })
  // What is online stays, and more may go online, for as long as the notice runs.
  await expect(server.within(account.id, refuseInTrial)).resolves.toBeUndefined()

  await owing.giveCard()
  await server.call(subscriptionOperations.payOverdue, {}, { as: owing.as })
  await server.runJobs()
  expect(await owing.subscription()).toMatchObject({ overdue: null, paidUntil: '2028-03-09', plan: { tier: 'direct' } })
  const { invoices, balance } = await expectAgreement(account)
  expect({ invoices, balance }).toEqual({ invoices: 6, balance: 0 })
})

test('a smaller plan of a year gives back its tax too, and the next bill uses it up', async () => {
  const account = await inSingapore('2026-09-20')
  await account.giveCard()
  await account.subscribe(planOf('standard', 'annual'))
  await server.call(subscriptionOperations.changeLater, planOf('basic', 'annual'), { as: account.as })
  await on('2026-10-01')
  const later = await account.again()
  // 354 of 365 days of 9,800 less 4,800, and 9% on it.
  expect((await later.statement())?.closingMinor).toBe(528_576)
  await later.subscribe(planOf('standard', 'annual'))
  const { balance } = await expectAgreement(account)
  expect(balance).toBe(0)
})

test('a company that closed is charged for no day of it: it comes back, and its plan begins anew', async () => {
  const account = await inSingapore('2026-03-10')
  await account.giveCard()
  await account.subscribe(planOf('standard'))
  const { name } = (await account.subscription())!.company
  await server.call(companyOperations.closeCompany, { companyName: name }, { as: account.as })
  for (const day of ['2026-04-01', '2026-05-01', '2026-09-14']) await on(day)
  expect((await accountSums(server, account.id)).invoices).toBe(1)
  const companyId = account.id
  await server.call(companyReviewOperations.reactivateCompany, { operatorKey, companyId, trialDays: 0 })
  await on('2026-09-15')
  const back = await account.again()
  expect(await back.subscription()).toMatchObject({ from: '2026-09-15', paidUntil: '2026-09-30', overdue: null })
  // 22 of 31 days of 980 at first, 16 of 30 now, and 9% on each.
  const { invoices, paid } = await expectAgreement(account)
  expect({ invoices, paid: paid - 75_807 }).toEqual({ invoices: 2, paid: 56_971 })
})

test('what a closed company paid for is kept twelve months and comes back whole; then nothing of its account is left', async () => {
  const account = await inSingapore('2026-03-10')
  await account.giveCard()
  await account.subscribe(planOf('standard', 'annual'))
  await buyUnits(account, 500)
  await buyDomain(account, 'quay-closed.com')
  const before = await accountSums(server, account.id)
  const { name } = (await account.subscription())!.company
  const close = ({ as }: Pick<Account, 'as'>) =>
    server.call(companyOperations.closeCompany, { companyName: name }, { as })
  const reactivate = () =>
    server.call(companyReviewOperations.reactivateCompany, { operatorKey, companyId: account.id, trialDays: 0 })
  await close(account)
  await on('2026-12-01')
  await server.runChore('companies.eraseOverdue')
  await reactivate()
  const back = await account.again()
  expect(await back.subscription()).toMatchObject({ plan: { tier: 'standard' }, paidUntil: '2027-03-09' })
  expect(await accountSums(server, account.id)).toEqual(before)
  expect((await server.call(unitOperations.getUnits, {}, { as: back.as })).data?.balance).toBeGreaterThanOrEqual(500)
  await close(back)
  clock.now = new Date('2027-12-02T04:00:00Z')
  await server.runChore('companies.eraseOverdue')
  expect((await reactivate()).message).toBe('companies.notFound')
  const { rows } = await server.within(account.id, ({ db }) =>
    db.execute(`select
      (select count(*) from account_bills) + (select count(*) from orders) + (select count(*) from subscriptions)
      + (select count(*) from payment_methods) + (select count(*) from unit_moves) + (select count(*) from domains)
      + (select count(*) from ledger_lines) + (select count(*) from month_statements) as left`),
  )
  expect(rows).toEqual([{ left: '0' }])
  // Its name is free for whoever comes.
  const other = await inSingapore('2027-12-02')
  await other.giveCard()
  await other.subscribe(planOf('standard', 'annual'))
  const free = await server.call(domainOperations.checkName, { name: 'quay-closed.com' }, { as: other.as })
  expect(free.data?.isAvailable).toBe(true)
})

test('a plan that is changed twice in a day costs what the last one would have cost at once', async () => {
  const twice = await inSingapore('2026-11-16')
  const once = await inSingapore('2026-11-16')
  for (const { giveCard } of [twice, once]) await giveCard()
  await twice.subscribe(planOf('basic'))
  await twice.subscribe(planOf('standard'))
  await twice.subscribe(planOf('direct'))
  await once.subscribe(planOf('direct'))
  const [changed, straight] = [await expectAgreement(twice), await expectAgreement(once)]
  expect(changed.invoices).toBe(3)
  // Each bill rounds its tax once.
  expect(Math.abs(changed.paid - straight.paid)).toBeLessThanOrEqual(2)
  expect((await twice.subscription())?.plan?.tier).toBe('direct')
})

test('a clock that goes back, and one that leaps ahead, charge nothing twice and give no notice again', async () => {
  const account = await inSingapore('2026-03-10')
  await account.giveCard()
  await account.subscribe(planOf('standard', 'annual'))
  for (const day of ['2027-02-08', '2027-02-06', '2027-02-08', '2027-03-03']) await on(day)
  const ahead = async () => (await account.subjects()).filter((subject) => subject.startsWith('Your plan renews on'))
  expect(await ahead()).toHaveLength(2)
  for (const day of ['2027-03-10', '2027-03-08', '2027-03-10', '2027-02-20']) await on(day)
  expect((await accountSums(server, account.id)).invoices).toBe(2)
  clock.now = new Date('2027-03-11T04:00:00Z')
  expect(await (await account.again()).subscription()).toMatchObject({ paidUntil: '2028-03-09', overdue: null })
})

test('a clock that ran ahead while the card was refused limits nobody who has paid, once it is right again', async () => {
  const account = await inSingapore('2026-03-10')
  await account.giveCard()
  await account.subscribe(planOf('standard', 'annual'))
  await account.giveCard('4000000000000341')
  for (const day of ['2027-03-10', '2027-03-24']) await on(day)
  await expect(server.within(account.id, refuseInTrial)).rejects.toMatchObject({ code: 'subscriptions.limited' })
  await on('2026-03-11')
  await expect(server.within(account.id, refuseInTrial)).resolves.toBeUndefined()
  expect(await (await account.again()).subscription()).toMatchObject({ isLimited: false, overdue: null })
  // When its day really comes it is tried as if nothing had been.
  await on('2027-03-10')
  expect(await (await account.again()).subscription()).toMatchObject({
    overdue: { since: '2027-03-10', limitedFrom: '2027-03-24' },
  })
})

test('each month that is over has its statement on paper, with its invoices and their tax; one is drawn once', async () => {
  const account = await inSingapore('2026-08-20')
  await account.giveCard()
  await account.subscribe(planOf('standard'))
  await buyUnits(account, 100)
  await on('2026-09-01')
  await on('2026-10-02')
  const { as, statement } = await account.again()
  expect((await statement())?.months).toEqual(['2026-09', '2026-08'])
  const ask = (month: string) => server.call(subscriptionOperations.getMonthStatement, { month }, { as })
  const read = async (month: string) => {
    const { data } = await ask(month)
    return (await textOf(await (await fetch(new URL(data?.url ?? '', server.url))).arrayBuffer())).text
  }
  const august = await read('2026-08')
  // 12 of 31 days of 980 and a pack of 300: 679.35 before tax, and 9% on each.
  for (const words of ['2026-08', 'GST 9%', '679.35', '61.14', '740.49', 'Units, invoice CW-2026-', 'Closing balance'])
    expect(august).toContain(words)
  expect(await read('2026-09')).toContain('1,068.20')
  await Promise.all([ask('2026-08'), ask('2026-08')])
  const { rows } = await server.within(account.id, ({ db }) => db.execute('select month from month_statements'))
  expect(rows).toHaveLength(2)
  expect(await ask('2026-10')).toMatchObject({ status: 409, message: 'subscriptions.monthNotOver', field: 'month' })
  expect(await ask('2026-07')).toMatchObject({ status: 409, message: 'subscriptions.monthBefore' })
  for (const month of ['2026-13', "2026-01'", '', '２０２６-08'])
    expect(await ask(month), month).toMatchObject({ message: 'subscriptions.monthNotValid', field: 'month' })
})

test.each([
  ['yyyy-mm-dd', '2026-08-20', '2026-08-31', '2026-08-01'],
  ['dd/mm/yyyy', '20/08/2026', '31/08/2026', '01/08/2026'],
] as const)(
  'on invoice, receipt and statement days are written %s where the company writes them so',
  async (dateForm, day, last, first) => {
    const account = await inSingapore('2026-08-20')
    const set = await server.call(settingsOperations.updateCompany, { dateForm }, { as: account.as })
    expect(set.status).toBe(200)
    await account.giveCard()
    const orderId = await account.subscribe(planOf('standard'))
    clock.now = new Date('2026-09-02T04:00:00Z')
    const { as } = await account.again()
    const read = async (answer: { data: { url: string } | null }) =>
      (await textOf(await (await fetch(new URL(answer.data?.url ?? '', server.url))).arrayBuffer())).text
    for (const paper of ['invoice', 'receipt'] as const) {
      const text = await read(await server.call(billingOperations.getInvoice, { orderId, paper }, { as }))
      for (const written of [day, `${day} – ${last}`]) expect(text, paper).toContain(written)
    }
    const text = await read(await server.call(subscriptionOperations.getMonthStatement, { month: '2026-08' }, { as }))
    for (const written of [`${first} – ${last}`, day]) expect(text).toContain(written)
    expect(text).not.toMatch(/Aug(ust)? \d/)
  },
)

test('numbers of invoices have no gap, whatever was undone and however many are paid at once', async () => {
  clock.now = new Date('2031-05-05T04:00:00Z')
  const accounts: { id: string; orderId: string }[] = []
  for (let place = 0; place < 4; place++) {
    const account = await openAccount(server)
    const { data } = await account.order(planOf('basic'))
    accounts.push({ id: account.id, orderId: data!.id })
  }
  const pay = ({ id, orderId }: (typeof accounts)[number], fails: boolean) =>
    server.within(id, async (ctx) => {
      const found = (await findBill(ctx, orderId))!
      await notePaid(ctx, found.bill, { paymentId: null, paidBy: null })
      if (fails) throw new Error('undone')
    })
  const undone = [0, 1, 2].flatMap((round) => accounts.map((each) => pay(each, round < 2).catch(() => null)))
  await Promise.all(undone)
  const numbers = await Promise.all(
    accounts.map(({ id, orderId }) =>
      server.within(id, async (ctx) => (await findBill(ctx, orderId))?.bill.invoiceNumber),
    ),
  )
  expect(numbers.sort()).toEqual([1, 2, 3, 4].map((place) => `CW-2031-00000${place}`))
})
