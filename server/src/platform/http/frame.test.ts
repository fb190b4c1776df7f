import { once } from 'node:events'
import { connect } from 'node:net'
import { Writable } from 'node:stream'
import { operation } from '@coverwright/contract/platform'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { bind, type Room } from '../operations'
import { type Caller, startTestServer, type TestServer, testSessions } from '../testing'
import { setMaintenance } from './store'

const COMPANY = '11111111-1111-4111-8111-111111111111'
const gives = z.object({})
const operations = {
  save: operation({ post: '/v1/test/save', may: 'signedIn', writes: true, secret: true, takes: z.object({ email: z.string(), password: z.string() }), gives, says: 'Saves' }),
  break: operation({ post: '/v1/test/break', may: 'signedIn', takes: z.object({ email: z.string() }), gives, says: 'Breaks in the database' }),
  slow: operation({ post: '/v1/test/slow', may: 'signedIn', takes: z.object({}), gives, says: 'Takes its time' }),
  open: operation({ post: '/v1/test/open', may: 'anyone', signed: false, duringMaintenance: true, takes: z.object({}), gives, says: 'Works on' }),
  read: operation({ post: '/v1/test/read', may: 'anyone', signed: false, takes: z.object({}), gives, says: 'Asks the database' }),
} // oxfmt-ignore

const signal = () => {
  let give = () => {}
  const given = new Promise<void>((resolve) => (give = resolve))
  return { give, given }
}
/** The slow call tells that it runs, and ends when it may. */
const slow = { runs: signal(), mayEnd: signal() }
const room: Room = {
  name: 'test',
  operations: bind(operations, {
    save: async (ctx, { email }) => {
      await ctx.record('test.saved', { email })
      return {}
    },
    break: async (ctx, { email }) => {
      await ctx.db.execute(sql`select ${email}::uuid`)
      return {}
    },
    slow: async () => {
      slow.runs.give()
      await slow.mayEnd.given
      return {}
    },
    open: async () => ({}),
    read: async (ctx) => {
      await ctx.db.execute(sql`select 1`)
      return {}
    },
  }),
}

let lines = ''
const logTo = new Writable({ write: (chunk, _encoding, done) => ((lines += String(chunk)), done()) })
const people = testSessions()
const start = (db?: TestServer['db']) =>
  startTestServer({
    rooms: [room],
    sessions: people.sessions,
    settings: { LOG_LEVEL: 'trace' },
    logTo,
    ...(db && { db }),
  })
let server: TestServer
let member: Caller

beforeAll(async () => {
  server = await start()
  member = people.open(await server.openBrowser(), COMPANY)
})
afterAll(() => server.close())

test('the log has every call with its request id, and nothing of a secret or a person', async () => {
  lines = ''
  const secrets = { email: 'ada@harbour.example', password: 'Tr0ub4dor&3' }
  const headers = { 'x-request-id': 'from-the-browser', cookie: 'crumb=private-cookie', 'user-agent': 'private-agent' }
  await server.call(operations.save, secrets, { as: member, headers })
  await server.call(operations.break, { email: secrets.email }, { as: member })
  expect(lines).toContain('"requestId":"from-the-browser"')
  expect(lines).toContain('"operation":"/v1/test/save"')
  expect(lines).toContain('"level":50')
  for (const secret of [...Object.values(secrets), 'private-', member.token ?? '', '127.0.0.1', member.accountId])
    expect(lines).not.toContain(secret)
})

test('the answer carries the request id that the browser gave, and makes one up for nonsense', async () => {
  const id = async (sent: string) =>
    (await server.raw('/health', { headers: { 'x-request-id': sent } })).headers.get('x-request-id')
  expect(await id('from-the-browser')).toBe('from-the-browser')
  expect(await id('<script>')).toMatch(/^[0-9a-f-]{36}$/)
})

test('the maintenance switch closes the calls of every process at once, and opens them again', async () => {
  const other = await start(server.db)
  onTestFinished(other.close)
  const status = async (on: TestServer) =>
    (await on.call(operations.save, { email: 'a', password: 'b' }, { as: member })).status
  const turn = (isOn: boolean) => server.within(COMPANY, (ctx) => setMaintenance(ctx, isOn))
  await turn(true)
  await expect.poll(async () => [await status(server), await status(other)]).toEqual([503, 503])
  expect((await server.call(operations.open, {})).status).toBe(200)
  expect(await (await server.raw('/ready')).json()).toMatchObject({ maintenance: true })
  await turn(false)
  await expect.poll(async () => [await status(server), await status(other)]).toEqual([200, 200])
})

test('the maintenance setting does the same', async () => {
  const closed = await startTestServer({
    rooms: [room],
    sessions: people.sessions,
    settings: { MAINTENANCE: 'yes' },
    db: server.db,
  })
  expect(await closed.call(operations.slow, {}, { as: member })).toMatchObject({
    http: 200,
    status: 503,
    message: 'platform.maintenance',
  })
  await closed.close()
})

test('a session that ran out is told of the maintenance, not signed out of it', async () => {
  const closed = await startTestServer({ rooms: [room], settings: { MAINTENANCE: 'yes' }, db: server.db })
  const expired = { ...(await closed.openBrowser()), token: 'a token that ran out' }
  expect(await closed.call(operations.slow, {}, { as: expired })).toMatchObject({ http: 200, status: 503 })
  await closed.close()
})

test('a stop lets a running call finish and takes no new one', async () => {
  const stopping = await start(server.db)
  const running = stopping.call(operations.slow, {}, { as: people.open(await server.openBrowser(), COMPANY) })
  await slow.runs.given
  const closed = stopping.close()
  const takesMore = () => stopping.raw('/health').then(({ ok }) => ok, () => false) // oxfmt-ignore
  await expect.poll(takesMore).toBe(false)
  slow.mayEnd.give()
  expect((await running).status).toBe(200)
  await closed
  await expect(stopping.raw('/health')).rejects.toThrow()
})

test('a stop does not wait for a browser that opened a connection and never asked', async () => {
  const stopping = await start(server.db)
  const opened = connect(Number(new URL(stopping.url).port), '127.0.0.1')
  await once(opened, 'connect')
  const ended = once(opened, 'close')
  await expect(stopping.close()).resolves.toBeUndefined()
  await ended
})

test('a server that falls behind says so at once, and keeps answering those who watch it', async () => {
  const busy = await startTestServer({
    rooms: [room],
    sessions: people.sessions,
    settings: { OVERLOAD_DELAY_MS: '10' },
    db: server.db,
  })
  onTestFinished(busy.close)
  const holdUp = () => {
    const until = performance.now() + 60
    while (performance.now() < until) continue
  }
  const runaway = setInterval(holdUp, 1)
  onTestFinished(() => clearInterval(runaway))
  const ask = () => busy.raw('/v1/test/open', { method: 'POST', body: '{}' })
  await expect.poll(async () => (await ask()).status).toBe(503)
  const turned = await ask()
  expect(Number(turned.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await busy.raw('/health')).status).toBe(200)
})

test('while every connection to the database is taken, whoever asks is told to come back', async () => {
  const pool = server.db.server
  const patience = pool.options.connectionTimeoutMillis ?? 0
  const free = pool.options.max - (pool.totalCount - pool.idleCount)
  const taken = await Promise.all(Array.from({ length: free }, () => pool.connect()))
  pool.options.connectionTimeoutMillis = 50
  onTestFinished(() => void (pool.options.connectionTimeoutMillis = patience))
  const ask = () => server.raw('/v1/test/read', { method: 'POST', body: '{}' })
  const turned = await ask().finally(() => taken.forEach((client) => client.release()))
  expect([turned.status, Number(turned.headers.get('retry-after')) > 0]).toEqual([503, true])
  expect((await ask()).status).toBe(200)
})

test('health, readiness and metrics can be read by those who watch', async () => {
  expect(await (await server.raw('/health')).json()).toEqual({ status: 'ok' })
  expect(await (await server.raw('/ready')).json()).toMatchObject({
    status: 'ready',
    database: 'ok',
    files: 'folder',
    email: 'outbox',
  })
  await server.raw('/v1/test/save', { method: 'POST' })
  const metrics = await (await server.raw('/metrics')).text()
  expect(metrics).toContain('sessions_expired_total{operation="/v1/test/save"} 1')
  expect(metrics).toContain('calls_total{operation="/v1/test/save",status="200"}')
  expect(metrics).toContain('refusals_total{code="platform.serverError"} 1')
  expect(metrics).toMatch(/call_duration_seconds_bucket\{operation="\/v1\/test\/save",le="\+Inf"\} \d/)
  expect(metrics).toMatch(/^database_connections \d+$/m)
  expect(metrics).toMatch(/^jobs_waiting 0$/m)
})

test('figures are for whoever sits at the machine or holds the token, and for nobody through a proxy', async () => {
  const token = 'a-token-for-the-watchers'
  const watched = await startTestServer({ rooms: [room], settings: { METRICS_TOKEN: token }, db: server.db })
  onTestFinished(watched.close)
  const status = async (headers: Record<string, string>) => (await watched.raw('/metrics', { headers })).status
  const far = { 'x-forwarded-for': '192.0.2.7' }
  expect(await status({})).toBe(200)
  expect(await status(far)).toBe(404)
  expect(await status({ ...far, authorization: 'Bearer a-token-for-somebody-else' })).toBe(404)
  expect(await status({ ...far, authorization: `Bearer ${token}` })).toBe(200)
})

test('the API document describes every operation, and is drawn without a relaxed policy', async () => {
  const document = (await (await server.raw('/openapi.json')).json()) as {
    openapi: string
    paths: Record<string, Record<string, unknown>>
  }
  expect(document.openapi).toBe('3.1.0')
  for (const { operation } of server.app.rooms.flatMap((each) => each.operations))
    expect(document.paths[operation.path]).toHaveProperty(operation.method.toLowerCase())
  const page = await server.raw('/docs/', { headers: { accept: 'text/html' } })
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';")
  expect(await page.text()).not.toMatch(/<script(?![^>]*src=)/)
})
