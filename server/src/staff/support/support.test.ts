import { randomUUID } from 'node:crypto'
import { settingsOperations } from '@coverwright/contract/company/settings'
import { supportOperations } from '@coverwright/contract/staff/support'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { settings } from '../../company/settings'
import { support } from '.'

const KEY = 'operator-key-of-the-test'
const people = testSessions()
let server: TestServer
beforeAll(async () => {
  const given = { OPERATOR_KEY: KEY, SIGNING_KEY_BITS: '2048' }
  server = await startTestServer({ rooms: [support, settings], sessions: people.sessions, settings: given })
})
afterAll(() => server.close())

const { getMaintenance, getVersion, setMaintenance } = supportOperations

test('the version page says what runs, what changed, and how each part does', async () => {
  const me = people.open(await server.openBrowser(), randomUUID(), ['versions.read'])
  const { data } = await server.call(getVersion, { language: 'zh_tw' }, { as: me })
  expect(data?.version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(data?.changes.at(-1)?.lines[0]).toMatch(/登入/)
  // What runs is the newest entry of the history: a release without one is found here.
  expect(data?.changes[0]?.version).toBe(data?.version)
  const states = Object.fromEntries(data!.parts.map(({ name, state, runsOn }) => [name, `${state} on ${runsOn}`]))
  expect(states).toMatchObject({
    jobs: 'ok on PostgreSQL',
    storage: 'ok on folder',
    mail: 'ok on outbox',
    sms: 'ok on outbox',
  })
  expect(states['database']).toMatch(/^ok on PostgreSQL \d+/)
  expect(states['signing']).toBe('ok on RSA 2048')
})

test('only who may see versions sees them', async () => {
  const me = people.open(await server.openBrowser(), randomUUID())
  expect((await server.call(getVersion, {}, { as: me })).status).toBe(403)
})

test('the operator turns maintenance on for everybody, and off again while it is on', async () => {
  const me = people.open(await server.openBrowser(), randomUUID())
  const turn = (isOn: boolean) => server.call(setMaintenance, { operatorKey: KEY, isOn }, { as: null })
  const ask = () => server.call(settingsOperations.get, {}, { as: me })
  expect((await turn(true)).data).toMatchObject({ isOn: true, isBySetting: false })
  await expect.poll(async () => (await ask()).status).toBe(503)
  expect((await server.call(getMaintenance, {}, { as: null })).data?.isOn).toBe(true)
  expect((await turn(false)).data?.isOn).toBe(false)
  await expect.poll(async () => (await ask()).status).toBe(200)
})

test('nobody else turns it', async () => {
  const wrong = await server.call(setMaintenance, { operatorKey: `${KEY}x`, isOn: true }, { as: null })
  expect(wrong).toMatchObject({ status: 409, message: 'platform.wrongOperatorKey' })
  expect((await server.call(getMaintenance, {}, { as: null })).data?.isOn).toBe(false)
})

test('without an operator key in the settings there is no operator', async () => {
  const keyless = await startTestServer({ rooms: [support], sessions: people.sessions })
  const answer = await keyless.call(setMaintenance, { operatorKey: 'anything at all', isOn: true }, { as: null })
  expect(answer.message).toBe('platform.noOperatorKey')
  await keyless.close()
})

test('what readers gave up is for the operator alone, who lets one be tried again', async () => {
  const company = randomUUID()
  await server.within(company, (ctx) =>
    ctx.db.execute(
      sql`insert into parked_events (owner_company, reader, place, event_name, failures, error, parked_at)
        values (${company}, 'notifications.notices', 3, 'company.verified', 6, 'no such table', '2026-03-02T08:00:00Z')`,
    ),
  )
  const list = (operatorKey: string) => server.call(supportOperations.listParkedEvents, { operatorKey })
  expect((await list('something else')).message).toBe('platform.wrongOperatorKey')
  const event = { companyId: company, reader: 'notifications.notices', place: 3 }
  expect((await list(KEY)).data?.events).toEqual([
    {
      ...event,
      eventName: 'company.verified',
      failures: 6,
      error: 'no such table',
      parkedAt: '2026-03-02T08:00:00.000Z',
      isRetrying: false,
    },
  ])
  const retry = (wanted: typeof event, operatorKey = KEY) =>
    server.call(supportOperations.retryParkedEvent, { operatorKey, ...wanted })
  expect((await retry(event, 'something else')).message).toBe('platform.wrongOperatorKey')
  expect(await retry({ ...event, place: 4 })).toMatchObject({ status: 404, message: 'support.parkedEvent.notFound' })
  expect((await retry(event)).data).toEqual({ done: true })
  expect((await list(KEY)).data?.events[0]?.isRetrying).toBe(true)
})
