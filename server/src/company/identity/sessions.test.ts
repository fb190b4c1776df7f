import { randomUUID } from 'node:crypto'
import { identityOperations } from '@coverwright/contract/company/identity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePerson, startTestServer, TEST_PASSWORD, testClock, type TestServer } from '../../platform/testing'

let server: TestServer
const clock = testClock()

beforeAll(async () => {
  server = await startTestServer({ clock: clock.read })
})
afterAll(() => server.close())

async function enter(email: string) {
  const browser = await server.openBrowser()
  const { data, message } = await server.call(
    identityOperations.signIn,
    { email, password: TEST_PASSWORD },
    { as: browser },
  )
  if (data?.step !== 'signedIn') throw new Error(message)
  return { as: { ...browser, token: data.tokens.IdToken }, tokens: data.tokens, browser }
}

test('a refresh token works once; one of thirty gets the next, and the session lives on', async () => {
  const { email } = await makePerson(server)
  const { tokens, browser } = await enter(email)
  const refresh = (refreshToken: string, deviceKey = tokens.device_key) =>
    server.call(identityOperations.refreshSession, { refreshToken, deviceKey }, { as: browser })
  const other = await makePerson(server)
  const { tokens: foreign } = await enter(other.email)
  expect((await refresh(tokens.RefreshToken, foreign.device_key)).message).toBe('identity.sessionOver')
  const answers = await Promise.all(Array.from({ length: 30 }, () => refresh(tokens.RefreshToken)))
  const fresh = answers.flatMap(({ data }) => (data ? [data] : []))
  expect(fresh).toHaveLength(1)
  expect(new Set(answers.map(({ message }) => message))).toEqual(new Set(['', 'identity.refreshedElsewhere']))
  const me = (token = '') => server.call(identityOperations.me, {}, { as: { ...browser, token } })
  expect((await me(fresh[0]?.IdToken)).status).toBe(200)
  clock.later(10_001)
  expect((await refresh(tokens.RefreshToken)).message).toBe('identity.sessionOver')
  expect((await me(fresh[0]?.IdToken)).http).toBe(201)
  expect((await refresh(fresh[0]?.RefreshToken ?? '')).message).toBe('identity.sessionOver')
})

test('a lost answer to a refresh is had again with the same key', async () => {
  const { email } = await makePerson(server)
  const { tokens, browser } = await enter(email)
  const input = { refreshToken: tokens.RefreshToken, deviceKey: tokens.device_key }
  const idempotencyKey = randomUUID()
  const first = await server.call(identityOperations.refreshSession, input, { as: browser, idempotencyKey })
  const second = await server.call(identityOperations.refreshSession, input, { as: browser, idempotencyKey })
  expect(second.data).toEqual(first.data)
})

test('a session is over after 12 hours, however often it is refreshed; an ID token after a fifth of that', async () => {
  const { email } = await makePerson(server)
  const { tokens: first, as, browser } = await enter(email)
  const start = clock.now
  clock.now = new Date(start.getTime() + (12 * 3_600_000) / 5)
  expect((await server.call(identityOperations.me, {}, { as })).http).toBe(201)
  let tokens = first
  const refresh = () => {
    const input = { refreshToken: tokens.RefreshToken, deviceKey: tokens.device_key }
    return server.call(identityOperations.refreshSession, input, { as: browser })
  }
  for (let hour = 1; hour < 12; hour++) {
    clock.now = new Date(start.getTime() + hour * 3_600_000)
    const next = await refresh()
    expect(next.message, `hour ${hour}`).toBe('')
    tokens = next.data ?? tokens
  }
  clock.now = new Date(start.getTime() + 12 * 3_600_000 - 1000)
  tokens = (await refresh()).data ?? tokens
  clock.now = new Date(start.getTime() + 12 * 3_600_000)
  const again = await server.call(
    identityOperations.me,
    {},
    { as: { ...(await server.openBrowser()), token: tokens.IdToken } },
  )
  expect(again.http).toBe(201)
})

test('sign-out ends the session at once', async () => {
  const { email } = await makePerson(server)
  const { as } = await enter(email)
  await server.call(identityOperations.signOut, {}, { as })
  expect((await server.call(identityOperations.me, {}, { as })).http).toBe(201)
})
