import { randomUUID } from 'node:crypto'
import { settingsOperations } from '@coverwright/contract/company/settings'
import { supportOperations } from '@coverwright/contract/staff/support'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { settings } from '../../company/settings'
import { support } from '.'

const KEY = 'operator-key-of-the-test'
const people = testSessions()
let server: TestServer
beforeAll(async () => {
  const given = { OPERATOR_KEY: KEY }
  server = await startTestServer({ rooms: [support, settings], sessions: people.sessions, settings: given })
})
afterAll(() => server.close())

const { getMaintenance, getVersion, setMaintenance } = supportOperations

test('the version page says what runs, what changed, and how each part does', async () => {
  const me = people.open(await server.openBrowser(), randomUUID(), ['versions.read'])
  const { data } = await server.call(getVersion, { language: 'zh_tw' }, { as: me })
  expect(data?.version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(data?.changes[0]?.lines[0]).toMatch(/登入/)
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
