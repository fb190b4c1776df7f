import { billingOperations } from '@coverwright/contract/account/billing'
import { subscriptionOperations } from '@coverwright/contract/account/subscriptions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuseInTrial } from '../../company/trials'
import { readMailbox, startTestServer, testClock, type TestServer } from '../../platform/testing'
import { accountOf, openAccount, planOf } from './account.builder'

const clock = testClock()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: clock.read })
})
afterAll(() => server.close())

/** The clock goes on to a day, and the chores of that day run. */
async function on(day: string) {
  clock.now = new Date(`${day}T04:00:00Z`)
  await server.runChore('subscriptions.renew')
  await server.runJobs()
}

async function subscribed(card: string, cycle: 'monthly' | 'annual', day: string) {
  clock.now = new Date(`${day}T04:00:00Z`)
  const account = await openAccount(server)
  await account.giveCard(card)
  await account.subscribe(planOf('standard', cycle))
  /** Sessions end while years go by. */
  const again = async () => accountOf(server, await server.signIn(account.primary), account.id)
  const subjects = async () => (await readMailbox(server, account.primary)).map(({ subject }) => subject)
  return { ...account, again, subjects }
}

const row = (company: string) =>
  server.within(company, async (ctx) => (await ctx.db.execute('select * from subscriptions')).rows[0])

test('a year is told of 30 and 7 days before, and renews by itself', async () => {
  const { id, subjects } = await subscribed('4242424242424242', 'annual', '2026-03-10')
  await on('2027-02-07')
  expect(await subjects()).not.toContain('Your plan renews on March 10, 2027')
  await on('2027-02-08')
  await on('2027-02-09')
  await on('2027-03-03')
  await on('2027-03-04')
  expect((await subjects()).filter((subject) => subject === 'Your plan renews on March 10, 2027')).toHaveLength(2)
  await on('2027-03-10')
  expect(await row(id)).toMatchObject({ paid_until: expect.any(Number), first_tried_on: null, limited_at: null })
  const { rows } = await server.within(id, (ctx) =>
    ctx.db.execute("select state from orders where payee = 'platform' order by made_at"),
  )
  expect(rows).toEqual([{ state: 'paid' }, { state: 'paid' }])
})

test('a refused renewal is tried again with mails, limits after fourteen days, deletes nothing, and is recovered by paying', async () => {
  const { id, giveCard, again, subjects } = await subscribed('4242424242424242', 'monthly', '2026-05-20')
  await giveCard('4000000000000341')
  const failures = async () => (await subjects()).filter((subject) => subject === 'Your plan could not be renewed')
  await on('2026-06-01')
  await on('2026-06-02')
  expect(await failures()).toHaveLength(1)
  await on('2026-06-04')
  await on('2026-06-08')
  await on('2026-06-14')
  expect(await failures()).toHaveLength(4)
  await expect(server.within(id, refuseInTrial)).resolves.toBeUndefined()
  await on('2026-06-15')
  expect((await row(id))?.limited_at).not.toBeNull()
  await expect(server.within(id, refuseInTrial)).rejects.toMatchObject({ code: 'subscriptions.limited' })
  const { as, subscription, giveCard: give } = await again()
  expect(await subscription()).toMatchObject({
    isLimited: true,
    overdue: { since: '2026-06-01' },
    may: ['change', 'pay'],
  })
  await give()
  const paid = await server.call(subscriptionOperations.payOverdue, {}, { as })
  expect(paid.data).toMatchObject({ from: '2026-06-15', to: '2026-06-30', price: { totalMinor: 52_267 } })
  await server.runJobs()
  await expect(server.within(id, refuseInTrial)).resolves.toBeUndefined()
  expect(await subscription()).toMatchObject({ isLimited: false, overdue: null, paidUntil: '2026-06-30' })
})

test('without a card a renewal fails like with a refused one', async () => {
  const { subjects, as } = await subscribed('4242424242424242', 'monthly', '2026-07-20')
  await server.call(billingOperations.removeCard, {}, { as })
  await on('2026-08-01')
  expect(await subjects()).toContain('Your plan could not be renewed')
})

test('a smaller plan begins after the month; of a year, what its days cost less stands in the account and pays the next', async () => {
  const monthly = await subscribed('4242424242424242', 'monthly', '2026-09-20')
  const annual = await subscribed('4242424242424242', 'annual', '2026-09-20')
  for (const { as } of [monthly, annual]) {
    const cycle = as === monthly.as ? 'monthly' : 'annual'
    await server.call(subscriptionOperations.changeLater, planOf('basic', cycle), { as })
  }
  await on('2026-10-01')
  const first = await monthly.again()
  expect(await first.subscription()).toMatchObject({ plan: { tier: 'basic' }, next: null, paidUntil: '2026-10-31' })
  const second = await annual.again()
  expect(await second.subscription()).toMatchObject({ plan: { tier: 'basic' }, next: null, paidUntil: '2027-09-19' })
  const credit = (await second.statement())?.closingMinor ?? 0
  // 354 of 365 days of 9,800 less 4,800.
  expect(credit).toBe(484_932)
  expect((await second.preview(planOf('advance', 'annual'))).data?.price.creditMinor).toBe(credit)
})
