import { operation } from '@coverwright/contract/platform'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { bind, job, type Room } from '../operations'
import { type Caller, startTestServer, type TestServer, testSessions } from '../testing'

const COMPANY = '11111111-1111-4111-8111-111111111111'
const operations = {
  greet: operation({ post: '/v1/test/greet', may: 'signedIn', takes: z.object({ name: z.string().max(9) }), gives: z.object({ hello: z.string() }), says: 'Greets' }),
  read: operation({ get: '/v1/test/read', may: 'products.read', takes: z.object({ n: z.coerce.number() }), gives: z.object({ n: z.number() }), says: 'Reads' }),
  write: operation({ post: '/v1/test/write', may: 'signedIn', writes: true, takes: z.object({ n: z.int() }), gives: z.object({ n: z.int(), at: z.string() }), says: 'Writes' }),
  note: operation({ post: '/v1/test/note', may: 'signedIn', takes: z.object({}), gives: z.object({}), says: 'Reads, and makes a note of it' }),
  fail: operation({ post: '/v1/test/fail', may: 'anyone', takes: z.object({}), gives: z.object({}), says: 'Fails' }),
} // oxfmt-ignore

const noting = { tries: 0, noted: 0 }
const room: Room = {
  name: 'test',
  jobs: [job({ task: 'test.note', payload: z.object({}), run: async () => void noting.noted++ })],
  operations: bind(operations, {
    greet: async (_ctx, { name }) => ({ hello: name, secret: 'unnamed' }),
    read: async (_ctx, { n }) => ({ n }),
    write: async (ctx, { n }) => {
      await ctx.record('test.written', { n })
      return { n, at: ctx.newId() }
    },
    note: async (ctx) => {
      noting.tries++
      await ctx.enqueue('test.note', {})
      return {}
    },
    fail: async () => {
      throw new Error('a bug that quotes "private"')
    },
  }),
}

let server: TestServer
let member: Caller
const people = testSessions()

beforeAll(async () => {
  server = await startTestServer({ rooms: [room], sessions: people.sessions })
  member = people.open(await server.openBrowser(), COMPANY, ['products.read'])
})
afterAll(() => server.close())

test('a call answers HTTP 200 with its envelope, and only what the contract names leaves', async () => {
  const answer = await server.call(operations.greet, { name: 'Ada' }, { as: member })
  expect(answer).toEqual({ http: 200, status: 200, data: { hello: 'Ada' }, message: '' })
})

test('a body that does not fit is refused with the field', async () => {
  const answer = await server.call(operations.greet, { name: 'much too long' }, { as: member })
  expect(answer).toMatchObject({ http: 200, status: 400, message: 'platform.parameterException', field: 'name' })
})

test('without a session the answer is HTTP 201 and nothing else', async () => {
  const stranger = await server.openBrowser()
  const response = await server.raw('/v1/test/greet', { method: 'POST', body: '{}' })
  expect(response.status).toBe(201)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('www-authenticate')).toContain('Bearer')
  expect(await response.text()).toBe('')
  expect((await server.call(operations.greet, { name: 'x' }, { as: stranger })).http).toBe(201)
})

test('a permission lost is lost at the next call', async () => {
  const other = people.open(await server.openBrowser(), COMPANY, ['products.read'])
  expect((await server.call(operations.read, { n: 5 }, { as: other })).data).toEqual({ n: 5 })
  people.change(other.session, { member: { ...other.session.member, permissions: [] } })
  expect((await server.call(operations.read, { n: 5 }, { as: other })).status).toBe(403)
})

test('a session that ended gets HTTP 201 at the next call', async () => {
  const other = people.open(await server.openBrowser(), COMPANY)
  people.end(other.session)
  expect((await server.call(operations.greet, { name: 'x' }, { as: other })).http).toBe(201)
})

test('a call that says it reads and comes to a change is run again as one that may, and changes once', async () => {
  await server.call(operations.greet, { name: 'first' }, { as: member })
  expect(await server.call(operations.note, {}, { as: member })).toMatchObject({ status: 200, data: {} })
  await server.runJobs()
  expect(noting).toEqual({ tries: 2, noted: 1 })
})

test('a bug is answered with Server error and no word about itself', async () => {
  const answer = await server.call(operations.fail, {})
  expect(answer).toEqual({ http: 200, status: 500, data: null, message: 'platform.serverError' })
})

test('what is nested deeper than any document of ours is refused before it is built', async () => {
  const deep = (depth: number) => `{"name":${'['.repeat(depth)}"\\u0000"${']'.repeat(depth)}}`
  for (const depth of [64, 2_000, 100_000]) {
    const response = await server.raw('/v1/test/fail', { method: 'POST', body: deep(depth) })
    expect(await response.json()).not.toMatchObject({ status: 500 })
  }
})

test('an address with the character zero is turned away with a sentence', async () => {
  for (const path of ['/p/%00', '/outbox?to=%00', '/v1/test/read?n=%00']) {
    const answer = await server.raw(path)
    expect(answer.status, path).toBe(400)
    expect(await answer.text()).toContain('Please check the link')
  }
})

test('a path that is no call is HTTP 404, a body too large 413', async () => {
  expect((await server.raw('/v1/test/nothing', { method: 'POST' })).status).toBe(404)
  const large = await server.raw('/v1/test/greet', { method: 'POST', body: 'x'.repeat(2_000_000) })
  expect(large.status).toBe(413)
})

test('a writing call needs a key, and the same key gives the same answer', async () => {
  expect(await server.call(operations.write, { n: 1 }, { as: member, idempotencyKey: null })).toMatchObject({
    status: 400,
    message: 'platform.idempotencyKeyMissing',
  })
  const idempotencyKey = 'a-key-of-this-test'
  const first = await server.call(operations.write, { n: 1 }, { as: member, idempotencyKey })
  const again = await server.call(operations.write, { n: 1 }, { as: member, idempotencyKey })
  expect(first.status).toBe(200)
  expect(again).toEqual(first)
  expect(await server.call(operations.write, { n: 2 }, { as: member, idempotencyKey })).toMatchObject({
    status: 409,
    message: 'platform.idempotencyKeyReused',
  })
})
