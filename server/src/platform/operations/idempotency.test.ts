import { randomUUID } from 'node:crypto'
import { operation } from '@coverwright/contract/platform'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { Refused } from '../../kernel'
import { type Caller, startTestServer, type TestServer, testSessions } from '../testing'
import { bind, type Room } from './room'

const COMPANY = '11111111-1111-4111-8111-111111111111'
const declared = {
  may: 'signedIn',
  writes: true,
  takes: z.object({ n: z.int() }),
  gives: z.object({ id: z.string() }),
} as const
const operations = {
  add: operation({ ...declared, post: '/v1/test/add', says: 'Adds a row' }),
  refuse: operation({ ...declared, post: '/v1/test/refuse', says: 'Adds a row and then refuses' }),
  tally: operation({ ...declared, post: '/v1/test/tally', says: 'Refuses, but keeps the row' }),
  take: operation({ ...declared, post: '/v1/test/take', says: 'Takes a name that is there once' }),
  crash: operation({ ...declared, post: '/v1/test/crash', says: 'Fails in the middle' }),
  token: operation({ ...declared, post: '/v1/test/token', secret: true, says: 'Gives a secret' }),
  tokenForStranger: operation({
    ...declared,
    may: 'anyone',
    post: '/v1/test/strangerToken',
    secret: true,
    says: 'Gives a secret',
  }),
}

/** Any table with a company will do to count effects in. */
const addRow = (
  ctx: { db: { execute(query: ReturnType<typeof sql>): unknown } },
  what: string,
  id: string = randomUUID(),
) =>
  ctx.db.execute(
    sql`insert into idempotency_keys (company_id, key_hash, request_hash, used_at) values (${COMPANY}, ${id}, ${what}, now())`,
  )

let crashes = 0
const room: Room = {
  name: 'test',
  constraints: { idempotency_keys_company_id_key_hash_pk: 'test.nameTaken' },
  operations: bind(operations, {
    add: async (ctx, { n }) => {
      await addRow(ctx, `add ${n}`)
      await ctx.record('test.added', { n })
      return { id: ctx.newId() }
    },
    refuse: async (ctx, { n }) => {
      await addRow(ctx, `refuse ${n}`)
      await ctx.record('test.refused', { n })
      throw new Refused('test.no', { values: { n } })
    },
    tally: async (ctx, { n }) => {
      await addRow(ctx, `tally ${n}`)
      throw new Refused('test.wrong', { keepsChanges: true })
    },
    take: async (ctx) => {
      await addRow(ctx, 'take', 'the one name')
      return { id: 'taken' }
    },
    crash: async (ctx, { n }) => {
      await addRow(ctx, `crash ${n}`)
      if (crashes++ === 0) throw new Error('the first time it breaks')
      return { id: 'whole' }
    },
    token: async () => ({ id: 'a-very-secret-token' }),
    tokenForStranger: async () => ({ id: 'a-very-secret-token' }),
  }),
}

let server: TestServer
let member: Caller
let now = new Date()
const people = testSessions()
const effects = async (what: string) => {
  const { rows } = await server.within(COMPANY, (ctx) =>
    ctx.db.execute<{ count: number }>(
      sql`select count(*)::int as count from idempotency_keys where request_hash = ${what}`,
    ),
  )
  return rows[0]?.count
}

beforeAll(async () => {
  server = await startTestServer({ rooms: [room], sessions: people.sessions, clock: () => now })
  member = people.open(await server.openBrowser(), COMPANY)
})
afterAll(() => server.close())

test('twenty calls at once with one key are one effect and one answer', async () => {
  const options = { as: member, idempotencyKey: randomUUID() }
  const answers = await Promise.all(Array.from({ length: 20 }, () => server.call(operations.add, { n: 20 }, options)))
  expect(new Set(answers.map((answer) => answer.data?.id)).size).toBe(1)
  expect(answers.every((answer) => answer.status === 200)).toBe(true)
  expect(await effects('add 20')).toBe(1)
})

test('a refusal changes nothing and is the answer to every repeat', async () => {
  const options = { as: member, idempotencyKey: randomUUID() }
  const first = await server.call(operations.refuse, { n: 1 }, options)
  expect(first).toMatchObject({ status: 409, message: 'test.no', values: { n: 1 } })
  expect(await server.call(operations.refuse, { n: 1 }, options)).toEqual(first)
  expect(await effects('refuse 1')).toBe(0)
})

test('a refusal that keeps its changes keeps them once', async () => {
  const options = { as: member, idempotencyKey: randomUUID() }
  for (let time = 0; time < 3; time++)
    expect((await server.call(operations.tally, { n: 1 }, options)).message).toBe('test.wrong')
  expect(await effects('tally 1')).toBe(1)
})

test('what the database guards is refused in words', async () => {
  expect((await server.call(operations.take, { n: 1 }, { as: member })).data).toEqual({ id: 'taken' })
  expect(await server.call(operations.take, { n: 1 }, { as: member })).toMatchObject({
    status: 409,
    message: 'test.nameTaken',
  })
})

test('a call that broke leaves nothing, and its repeat is done', async () => {
  const options = { as: member, idempotencyKey: randomUUID() }
  expect((await server.call(operations.crash, { n: 1 }, options)).status).toBe(500)
  expect(await effects('crash 1')).toBe(0)
  expect((await server.call(operations.crash, { n: 1 }, options)).data).toEqual({ id: 'whole' })
  expect(await effects('crash 1')).toBe(1)
})

test("one person's key is nothing to another", async () => {
  const idempotencyKey = randomUUID()
  const other = people.open(await server.openBrowser(), COMPANY)
  const mine = await server.call(operations.add, { n: 5 }, { as: member, idempotencyKey })
  const theirs = await server.call(operations.add, { n: 6 }, { as: other, idempotencyKey })
  expect(theirs.status).toBe(200)
  expect(theirs.data?.id).not.toBe(mine.data?.id)
})

test('after 24 hours a key is free again, and the sweep takes its answer away', async () => {
  const options = { as: member, idempotencyKey: randomUUID() }
  const first = await server.call(operations.add, { n: 24 }, options)
  const before = now
  now = new Date(now.getTime() + 24 * 60 * 60_000 + 1)
  const renewed = people.open(await server.openBrowser(), COMPANY)
  const again = await server.call(
    operations.add,
    { n: 24 },
    { ...options, as: { ...renewed, token: member.token, accountId: member.accountId } },
  )
  expect(again.data?.id).not.toBe(first.data?.id)
  now = before
})

test('a secret answer is repeated and is nowhere in the database, and neither is its key', async () => {
  for (const [op, as] of [
    [operations.token, member],
    [operations.tokenForStranger, await server.openBrowser()],
  ] as const) {
    // oxfmt-ignore
    const options = { as, idempotencyKey: randomUUID() }
    const first = await server.call(op, { n: 1 }, options)
    expect(first.data).toEqual({ id: 'a-very-secret-token' })
    expect(await server.call(op, { n: 1 }, options)).toEqual(first)
    const { rows } = await server.within(as.token ? COMPANY : '00000000-0000-0000-0000-000000000000', (ctx) =>
      ctx.db.execute<{ all: string }>(sql`select string_agg(k::text, ' ') as all from idempotency_keys k`),
    )
    expect(rows[0]?.all).not.toContain('a-very-secret-token')
    expect(rows[0]?.all).not.toContain(options.idempotencyKey)
  }
})
