import { randomUUID } from 'node:crypto'
import { type PersonSettings, settingsOperations as settingsOf } from '@coverwright/contract/company/settings'
import { printDay } from '@coverwright/rules/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { companyDay, findPersonSettings, settings } from '.'

const people = testSessions()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ rooms: [settings], sessions: people.sessions })
})
afterAll(() => server.close())

const signIn = async (company: string, mayWrite = true) =>
  people.open(await server.openBrowser(), company, mayWrite ? ['companies.write'] : [])

test('a new company runs on the defaults: half an hour of idle time, Hong Kong time and dollars', async () => {
  const me = await signIn(randomUUID())
  const { data } = await server.call(settingsOf.get, {}, { as: me })
  expect(data).toMatchObject({
    company: { idleMinutes: 30, timeZone: 'Asia/Hong_Kong', currency: 'HKD', language: 'en_us' },
    mine: { theme: 'ai8-dark', isRailCollapsed: false },
    may: ['updateCompany'],
  })
})

test('a change stays, leaves the rest alone, is in the audit log, and is seen by everybody in the company only', async () => {
  const company = randomUUID()
  const [me, colleague, other] = [await signIn(company), await signIn(company, false), await signIn(randomUUID())]
  const change = { idleMinutes: 45, language: 'zh_tw' } as const
  const answer = await server.call(settingsOf.updateCompany, change, { as: me })
  expect(answer.data?.company).toMatchObject({ ...change, currency: 'HKD' })
  expect((await server.call(settingsOf.get, {}, { as: colleague })).data).toMatchObject({ company: change, may: [] })
  expect((await server.call(settingsOf.get, {}, { as: other })).data?.company.idleMinutes).toBe(30)
  const audit = await server.within(company, (ctx) => ctx.db.execute('select what, about from audit_log'))
  expect(audit.rows).toEqual([{ what: 'settings.companyUpdated', about: change }])
})

test('a new day begins when it does where the company is', async () => {
  const company = randomUUID()
  const dayAt = (moment: string) => server.within(company, (ctx) => companyDay(ctx, new Date(moment)))
  expect(printDay(await dayAt('2026-03-31T16:30:00Z'))).toBe('2026-04-01')
  await server.call(settingsOf.updateCompany, { timeZone: 'America/New_York' }, { as: await signIn(company) })
  expect(printDay(await dayAt('2026-04-01T03:30:00Z'))).toBe('2026-03-31')
})

test('who may not change the company may not change its settings', async () => {
  const me = await signIn(randomUUID(), false)
  expect(await server.call(settingsOf.updateCompany, { idleMinutes: 60 }, { as: me })).toMatchObject({ status: 403 })
})

test.each([
  { idleMinutes: 4 },
  { idleMinutes: 121 },
  { timeZone: 'Asia/Atlantis' },
  { currency: 'ABC' },
  { language: 'fr' },
  { replyTo: 'not an address' },
])('%o is refused', async (change) => {
  const me = await signIn(randomUUID())
  const answer = await server.call(settingsOf.updateCompany, change as never, { as: me })
  expect(answer).toMatchObject({ status: 400, field: Object.keys(change)[0] })
})

test("a person's own choices are theirs", async () => {
  const company = randomUUID()
  const [me, colleague] = [await signIn(company), await signIn(company)]
  await server.call(settingsOf.updateMine, { theme: 'light' }, { as: me })
  expect((await server.call(settingsOf.get, {}, { as: me })).data?.mine).toMatchObject({ theme: 'light' })
  expect((await server.call(settingsOf.get, {}, { as: colleague })).data?.mine.theme).toBe('ai8-dark')
  const mine = await server.within(company, (ctx) => findPersonSettings(ctx, me.session.member.id))
  expect(mine).toMatchObject({ theme: 'light', isRailCollapsed: false })
})

test('two tabs that each change something at once both count', async () => {
  const me = await signIn(randomUUID())
  const changes: Partial<PersonSettings>[] = [{ theme: 'light' }, { isRailCollapsed: true }]
  await Promise.all(changes.map((change) => server.call(settingsOf.updateMine, change, { as: me })))
  expect((await server.call(settingsOf.get, {}, { as: me })).data?.mine).toMatchObject(Object.assign({}, ...changes))
})
