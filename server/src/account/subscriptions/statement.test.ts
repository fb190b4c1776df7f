import { companyReviewOperations } from '@coverwright/contract/company/companies'
import { settingsOperations } from '@coverwright/contract/company/settings'
import { type StatementPeriod, subscriptionOperations } from '@coverwright/contract/account/subscriptions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, makeCompany, makeTeam, startTestServer, testClock, type TestServer } from '../../platform/testing'
import { enterMovement } from '../../company/movements'
import { leaveTrial } from '../../company/trials'

const DAY_MS = 24 * 60 * 60_000
const operatorKey = 'the key of whoever runs this'
const clock = testClock()
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ clock: clock.read, settings: { OPERATOR_KEY: operatorKey } })
})
afterAll(() => server.close())

const ask = (as: Caller, period: StatementPeriod = {}) =>
  server.call(subscriptionOperations.getStatement, period, { as })
const told = (answer: Awaited<ReturnType<typeof ask>>) =>
  answer.data?.lines.map(({ at, kind }) => `${at.slice(0, 16)} ${kind}`)

test('the account of a new company says when its trial began and until when it runs, and that nothing was charged', async () => {
  clock.now = new Date('2026-03-01T09:00:00Z')
  const { primary } = await makeCompany(server)
  const answer = await ask(await server.signIn(primary))
  expect(answer.data).toMatchObject({
    currency: 'HKD',
    from: '2026-03-01',
    to: '2026-03-01',
    openingMinor: 0,
    closingMinor: 0,
    lines: [
      { kind: 'trialStarted', trialEndsAt: '2026-03-22T09:00:00.000Z', inMinor: 0, outMinor: 0, balanceMinor: 0 },
    ],
    trial: { status: 'running', endsAt: '2026-03-22T09:00:00.000Z', daysLeft: 21 },
  })
})

test('end, reactivation and subscription of a trial are each a line, and charges a sum', async () => {
  clock.now = new Date('2026-03-01T09:00:00Z')
  const { id, primary } = await makeCompany(server)
  clock.later(30 * DAY_MS)
  await server.call(companyReviewOperations.reactivateCompany, { operatorKey, companyId: id, trialDays: 14 })
  clock.later(3 * DAY_MS)
  await server.within(id, leaveTrial)
  await server.within(id, (ctx) => enterMovement(ctx, { kind: 'subscribed', amountMinor: -250_000 }))
  const as = await server.signIn(primary)
  const whole = await ask(as)
  expect(told(whole)).toEqual([
    '2026-03-01T09:00 trialStarted',
    '2026-03-22T09:00 trialEnded',
    '2026-03-31T09:00 trialReactivated',
    '2026-04-03T09:00 subscribed',
    '2026-04-03T09:00 subscribed',
  ])
  expect(whole.data).toMatchObject({ openingMinor: 0, outMinor: 250_000, closingMinor: -250_000 })
  expect((await ask(as, { from: '2026-04-04', to: '2026-04-30' })).data).toMatchObject({
    openingMinor: -250_000,
    closingMinor: -250_000,
    lines: [],
  })
})

test("a day is a day of the company's calendar, both ends counted in", async () => {
  clock.now = new Date('2026-05-09T23:30:00Z')
  const { primary } = await makeCompany(server)
  const as = await server.signIn(primary)
  const days = { from: '2026-05-09', to: '2026-05-09' }
  expect(told(await ask(as, days))).toEqual([])
  await server.call(settingsOperations.updateCompany, { timeZone: 'America/New_York', currency: 'USD' }, { as })
  const answer = await ask(as, days)
  expect(told(answer)).toEqual(['2026-05-09T23:30 trialStarted'])
  expect(answer.data).toMatchObject({ firstDay: '2026-05-09', timeZone: 'America/New_York', currency: 'HKD' })
})

test('a period that is none is refused at its field', async () => {
  const { primary } = await makeCompany(server)
  const as = await server.signIn(primary)
  expect(await ask(as, { from: '2026-05-02', to: '2026-05-01' })).toMatchObject({
    status: 409,
    message: 'subscriptions.periodReversed',
    field: 'to',
  })
  expect(await ask(as, { from: '1900-01-01' })).toMatchObject({ message: 'subscriptions.periodTooLong', field: 'to' })
  for (const from of ['2026-02-30', '２０２６-03-01', 'yesterday', "2026-01-01'; drop table trials", ''])
    expect(await ask(as, { from }), from).toMatchObject({
      status: 400,
      message: 'subscriptions.dayNotValid',
      field: 'from',
    })
})

test('admins see it, standard users do not, and nobody sees the account of another company', async () => {
  const { at, primary, admin } = await makeTeam(server)
  const other = await makeCompany(server)
  await server.within(other.id, (ctx) => enterMovement(ctx, { kind: 'subscribed', amountMinor: -9_900 }))
  expect((await ask(admin)).data?.closingMinor).toBe(0)
  expect((await ask(primary)).data?.closingMinor).toBe(0)
  expect((await ask(await server.signIn(`standard@${at}`))).status).toBe(403)
  expect((await ask(await server.openBrowser())).http).toBe(201)
})
