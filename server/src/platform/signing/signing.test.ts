import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { HEADERS, operation, SIGNING_KEY_LIFE_MS, TIMESTAMP_WINDOW_MS } from '@coverwright/contract/platform'
import { signingOperations } from '@coverwright/contract/company/signing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { bind, type Room } from '../operations'
import {
  type Caller,
  openBrowser,
  readAnswer,
  requestOf,
  signatureHeaders,
  startTestServer,
  type TestServer,
  testSessions,
} from '../testing'

const COMPANY = '11111111-1111-4111-8111-111111111111'
const operations = {
  echo: operation({
    post: '/v1/test/echo',
    may: 'signedIn',
    takes: z.object({ text: z.string() }),
    gives: z.object({ text: z.string() }),
    says: 'Says it back',
  }),
  hello: operation({
    post: '/v1/test/hello',
    may: 'anyone',
    takes: z.object({}),
    gives: z.object({ device: z.string().nullable() }),
    says: 'Says which device signed',
  }),
}
const room: Room = {
  name: 'test',
  operations: bind(operations, {
    echo: async (_ctx, { text }) => ({ text }),
    hello: async (ctx) => ({ device: ctx.device }),
  }),
}

let now = new Date()
const people = testSessions()
const settings = { SIGNING_KEY_BITS: '2048' }
const start = (db?: TestServer['db']) =>
  startTestServer({ rooms: [room], sessions: people.sessions, clock: () => now, settings, ...(db && { db }) })
let server: TestServer
let member: Caller

beforeAll(async () => {
  server = await start()
  member = people.open(await server.openBrowser(), COMPANY)
})
afterAll(() => server.close())

const refused = { http: 200, status: 104, message: 'platform.signing' }
const signedEcho = (text = 'hi') => requestOf(operations.echo, { text }, { as: member, at: now })
const send = async (request: ReturnType<typeof signedEcho>) => readAnswer(await server.send(request))

test('the server says its key, its time and the key size it wants', async () => {
  const { data } = await server.call(signingOperations.getServerKey, {})
  expect(data).toMatchObject({ keyBits: 2048, serverTime: now.getTime(), appId: 'coverwright-console' })
})

test('a recorded call sent again is refused, by another process after a restart too', async () => {
  const request = signedEcho()
  expect((await send(request)).status).toBe(200)
  expect(await send(request)).toMatchObject(refused)
  const other = await start(server.db)
  try {
    expect(await readAnswer(await other.send(request))).toMatchObject(refused)
  } finally {
    await other.close()
  }
})

test('twenty copies of one call at once are one call', async () => {
  const request = signedEcho()
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(request)))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  expect(answers.filter((answer) => answer.status === 104)).toHaveLength(19)
})

test('any part of a signed call that was changed is noticed', async () => {
  const alter = async (change: (request: ReturnType<typeof signedEcho>) => unknown) => {
    const request = signedEcho()
    change(request)
    return send(request)
  }
  expect(await alter((request) => (request.body = '{"text":"ho"}'))).toMatchObject(refused)
  expect(await alter((request) => (request.path += '?x=1'))).toMatchObject(refused)
  for (const name of [HEADERS.nonce, HEADERS.appId, HEADERS.accountId, HEADERS.keyId])
    expect(await alter(({ headers }) => (headers[name] = randomUUID()))).toMatchObject(refused)
  expect(await alter(({ headers }) => (headers[HEADERS.timestamp] = String(now.getTime() + 1)))).toMatchObject(refused)
  expect(await alter(({ headers }) => (headers[HEADERS.signature] = 'AAAA'))).toMatchObject(refused)
  expect(await alter(({ headers }) => delete headers[HEADERS.signature])).toMatchObject(refused)
})

test('a timestamp more than five minutes off is refused, early or late', async () => {
  const at = (ms: number) => requestOf(operations.echo, { text: 'x' }, { as: member, at: new Date(now.getTime() + ms) })
  expect((await send(at(-TIMESTAMP_WINDOW_MS + 1000))).status).toBe(200)
  expect((await send(at(TIMESTAMP_WINDOW_MS - 1000))).status).toBe(200)
  expect(await send(at(-TIMESTAMP_WINDOW_MS - 1000))).toMatchObject(refused)
  expect(await send(at(TIMESTAMP_WINDOW_MS + 1000))).toMatchObject(refused)
})

test('a key signs for the first session that uses it and for no other', async () => {
  const browser = await server.openBrowser()
  const first = people.open(browser, COMPANY)
  const second = people.open(browser, COMPANY)
  expect((await server.call(operations.echo, { text: 'a' }, { as: first })).status).toBe(200)
  expect(await server.call(operations.echo, { text: 'a' }, { as: second })).toMatchObject(refused)
})

test('a session that was opened on one device does not answer to another', async () => {
  const browser = await server.openBrowser()
  const { data } = await server.call(operations.hello, {}, { as: browser })
  const bound = people.open(browser, COMPANY)
  people.change(bound.session, { device: data?.device ?? '' })
  const thief = { ...(await server.openBrowser()), token: bound.token, accountId: bound.accountId }
  expect(await server.call(operations.echo, { text: 'a' }, { as: thief })).toMatchObject(refused)
  expect((await server.call(operations.echo, { text: 'a' }, { as: bound })).status).toBe(200)
})

test('a long call is signed in chunks that can be neither dropped nor swapped', async () => {
  const path = `${operations.echo.path}?${'x'.repeat(400)}`
  const body = '{"text":"long"}'
  const headers = (): Record<string, string> => ({
    ...signatureHeaders(member, { method: 'POST', path, body, at: now }),
    authorization: `Bearer ${member.token}`,
  })
  const good = headers()
  const parts = (good[HEADERS.signature] ?? '').split('.')
  expect(parts.length).toBeGreaterThan(1)
  expect((await send({ method: 'POST', path, body, headers: good })).status).toBe(200)
  for (const tampered of [parts.slice(0, -1), [...parts].reverse()]) {
    const altered = { ...headers(), [HEADERS.signature]: tampered.join('.') }
    expect(await send({ method: 'POST', path, body, headers: altered })).toMatchObject(refused)
  }
})

test('a key of another size or kind is not registered', async () => {
  const register = (key: { export(options: { type: 'spki'; format: 'der' }): Buffer }) =>
    server.call(signingOperations.registerKey, {
      publicKey: key.export({ type: 'spki', format: 'der' }).toString('base64'),
      device: randomUUID(),
    })
  const small = generateKeyPairSync('rsa', { modulusLength: 1024 })
  const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  expect(await register(small.publicKey)).toMatchObject({
    status: 409,
    message: 'signing.keyNotFit',
    field: 'publicKey',
  })
  expect(await register(curve.publicKey)).toMatchObject({ status: 409, message: 'signing.keyNotFit' })
})

test('an existing client with a key of 1024 bits is served where the setting says so', async () => {
  const old = await startTestServer({
    rooms: [room],
    sessions: people.sessions,
    settings: { SIGNING_KEY_BITS: '1024' },
  })
  try {
    const browser = await openBrowser(old.call, generateKeyPairSync('rsa', { modulusLength: 1024 }))
    const caller = people.open(browser, COMPANY)
    expect((await old.call(operations.echo, { text: 'old' }, { as: caller })).data).toEqual({ text: 'old' })
  } finally {
    await old.close()
  }
})

test('a key is good for twelve hours, and the sweep takes away what nobody can use any more', async () => {
  const before = now
  now = new Date(before.getTime() + SIGNING_KEY_LIFE_MS + 1000)
  expect(await send(signedEcho())).toMatchObject(refused)
  await server.runChore('signing.sweep')
  const { rows } = await server.db.server.query(
    'select (select count(*) from signing_keys)::int + (select count(*) from signing_nonces)::int as left',
  )
  expect(rows[0].left).toBe(0)
  now = before
})
