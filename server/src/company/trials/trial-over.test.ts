import { subscriptionOperations } from '@coverwright/contract/account/subscriptions'
import { companyReviewOperations } from '@coverwright/contract/company/companies'
import {
  accountOperations,
  contactOperations,
  identityOperations,
  signUpOperations,
} from '@coverwright/contract/company/identity'
import { notificationOperations } from '@coverwright/contract/company/notifications'
import { settingsOperations } from '@coverwright/contract/company/settings'
import { TRIAL_DAYS } from '@coverwright/rules/company/trials'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  companyNamed,
  makeCompany,
  makeTeam,
  readMailbox,
  startTestServer,
  TEST_PASSWORD,
  testClock,
  type TestServer,
} from '../../platform/testing'

const DAY_MS = 24 * 60 * 60_000
const operatorKey = 'the key of whoever runs this'
const over = { http: 200, status: 409, message: 'subscriptions.trialExpired' }
const clock = testClock()
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ clock: clock.read, settings: { OPERATOR_KEY: operatorKey } })
})
afterAll(() => server.close())

const enter = (email: string) => server.call(identityOperations.signIn, { email, password: TEST_PASSWORD })

/** A company whose trial began now, and a session that somebody opened an hour before its end. */
async function companyNearItsEnd() {
  const company = await makeCompany(server)
  const endsAt = new Date(clock.now.getTime() + TRIAL_DAYS * DAY_MS)
  clock.now = new Date(endsAt.getTime() - 60 * 60_000)
  return { ...company, endsAt, as: await server.signIn(company.primary) }
}

test('a trial is over at one instant, in whichever zone the company is', async () => {
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago'] as const) {
    const { as, primary, endsAt } = await companyNearItsEnd()
    await server.call(settingsOperations.updateCompany, { timeZone }, { as })
    clock.now = new Date(endsAt.getTime() - 1)
    expect((await enter(primary)).data?.step).toBe('signedIn')
    expect((await server.call(identityOperations.me, {}, { as })).data?.company.trial.status).toBe('running')
    clock.now = endsAt
    expect(await server.call(identityOperations.me, {}, { as })).toMatchObject(over)
  }
})

test('when it is over those who may pay still come in, and find the way on and nothing else', async () => {
  const { at } = await makeTeam(server)
  clock.later(TRIAL_DAYS * DAY_MS)
  expect(await enter(`standard@${at}`)).toMatchObject(over)
  const owner = await server.signIn(`primary@${at}`)
  expect(await server.call(settingsOperations.get, {}, { as: owner })).toMatchObject(over)
  const found = await server.call(subscriptionOperations.getSubscription, {}, { as: owner })
  expect(found.data).toMatchObject({ plan: null, trial: { status: 'expired' }, may: ['change'] })
})

test('a session that is open at the end is told so by its next call, reading or writing, and changes nothing', async () => {
  const { as, id, endsAt } = await companyNearItsEnd()
  clock.now = endsAt
  expect(await server.call(accountOperations.getAccount, {}, { as })).toMatchObject(over)
  expect(await server.call(accountOperations.updateAccount, { title: 'Late' }, { as })).toMatchObject(over)
  expect(await server.call(notificationOperations.listen, {}, { as })).toMatchObject(over)
  const { rows } = await server.within(id, (ctx) =>
    ctx.db.execute(`select title from people where home_company = '${id}'`),
  )
  expect(rows).toEqual([{ title: '' }])
})

test('who asks for reactivation is answered in their language, and everybody of the company comes in again', async () => {
  const { as, id, name, primary, endsAt } = await companyNearItsEnd()
  await server.call(accountOperations.updateAccount, { language: 'zh_tw' }, { as })
  clock.now = new Date(endsAt.getTime() + 3 * DAY_MS)
  const asked = { email: primary, message: 'Two more weeks, please.', language: 'zh_tw' } as const
  expect((await server.call(contactOperations.askReactivation, asked)).data).toEqual({ done: true })
  const found = await server.call(companyReviewOperations.findReturning, { operatorKey, email: primary })
  expect(found.data).toMatchObject({
    companyId: id,
    isTrialOver: true,
    deactivatedAt: null,
    trialEndsAt: endsAt.toISOString(),
    reason: asked.message,
  })
  clock.tick()
  const reactivate = (trialDays: number) =>
    server.call(companyReviewOperations.reactivateCompany, { operatorKey, companyId: id, trialDays })
  expect((await reactivate(0)).message).toBe('companies.notDeactivated')
  const answers = await Promise.all([reactivate(14), reactivate(14)])
  expect(answers.map(({ message }) => message).sort()).toEqual(['', 'companies.notDeactivated'])
  const [letter] = await readMailbox(server, primary)
  expect(letter?.subject).toBe(`${name} 可繼續試用 14 天`)
  expect(letter?.text).toContain('2026')
  expect((await enter(primary)).data?.step).toBe('signedIn')
  clock.later(14 * DAY_MS)
  const late = await server.signIn(primary)
  expect(await server.call(identityOperations.me, {}, { as: late })).toMatchObject(over)
})

test('signing the same company up again is answered with the way back', async () => {
  const { id, name, endsAt } = await companyNearItsEnd()
  const again = companyNamed(name, `L-${id}`)
  expect((await server.call(signUpOperations.checkCompany, again)).message).toBe('companies.nameTaken')
  clock.now = endsAt
  expect((await server.call(signUpOperations.checkCompany, again)).message).toBe('companies.registeredTrialExpired')
})
