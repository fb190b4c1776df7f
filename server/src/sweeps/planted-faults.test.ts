import { operation } from '@coverwright/contract/platform'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { bind, type Room } from '../platform/operations'
import type * as Idempotency from '../platform/operations/idempotency'
import type { SweepServer } from './sweep-server'

/** A room like any other, small enough to sweep quickly. */
const operations = {
  list: operation({
    post: '/v1/test/listMembers',
    may: 'members.read',
    takes: z.object({}),
    gives: z.object({ rows: z.array(z.object({ id: z.string(), company: z.string() })) }),
    says: 'Lists members',
  }),
  rename: operation({
    post: '/v1/test/renameMember',
    may: 'members.write',
    writes: true,
    takes: z.object({ id: z.uuid(), name: z.string().max(20) }),
    gives: z.object({ id: z.string() }),
    says: 'Changes a row by its id',
  }),
}

/** What the store of a careless room looks like: it leaves the company out and trusts the wall. */
const carelessRoom: Room = {
  name: 'test',
  operations: bind(operations, {
    list: async (ctx) => {
      const { rows } = await ctx.db.execute<{ id: string; company: string }>(
        sql`select id, company_id as company from members`,
      )
      return { rows }
    },
    rename: async (ctx, { id }) => {
      await ctx.db.execute(sql`update members set joined_at = now() where id = ${id}`)
      return { id }
    },
  }),
}

/** Writes into another company and puts it back before it answers: nothing is to be seen of it afterwards. */
const restlessRoom: Room = {
  name: 'test',
  operations: bind(operations, {
    list: async () => ({ rows: [] }),
    rename: async (ctx, { id }) => {
      await ctx.db.execute(sql`update members set joined_at = joined_at + interval '1 day' where id = ${id}`)
      await ctx.db.execute(sql`update members set joined_at = joined_at - interval '1 day' where id = ${id}`)
      return { id }
    },
  }),
}

/** The same room as it should be. */
const carefulRoom: Room = {
  name: 'test',
  operations: bind(operations, {
    list: async (ctx) => {
      const { rows } = await ctx.db.execute<{ id: string; company: string }>(
        sql`select id, company_id as company from members where company_id = ${ctx.company}`,
      )
      return { rows }
    },
    rename: async (ctx, { id }) => {
      await ctx.db.execute(sql`update members set joined_at = now() where company_id = ${ctx.company} and id = ${id}`)
      return { id }
    },
  }),
}

// Each test loads the whole server anew, and so does who comes after the last one.
vi.setConfig({ testTimeout: 180_000 })

afterEach(() => {
  vi.doUnmock('../platform/operations/may-call')
  vi.doUnmock('../platform/operations/idempotency')
})
afterAll(() => void vi.resetModules())

/** A server whose modules are loaded anew, with whatever fault was planted before. */
async function sweep(rooms: readonly Room[]) {
  vi.resetModules()
  const { startSweepServer } = await import('./sweep-server')
  const { findUnguarded } = await import('./sweep-access')
  const { findUnrepeatable } = await import('./sweep-idempotency')
  const { findLeaks } = await import('./sweep-walls')
  const server = await startSweepServer({ rooms })
  onTestFinished(server.close)
  return { server, findUnguarded, findUnrepeatable, findLeaks }
}

/** Takes the wall down, as a migration that forgot it would. */
async function dropWall(server: SweepServer, table: string) {
  const owner = new pg.Client(server.db.owner)
  await owner.connect()
  await owner.query(
    `drop policy tenant on ${table}; alter table ${table} no force row level security; alter table ${table} disable row level security`,
  )
  await owner.end()
}

/** A watch that has fallen asleep. */
const asleep = async () => ({ changedTables: async () => [], close: async () => {} })

test('nothing is found where nothing is wrong', async () => {
  const { server, findUnguarded, findUnrepeatable, findLeaks } = await sweep([carefulRoom])
  expect([await findUnguarded(server), await findUnrepeatable(server), await findLeaks(server)]).toEqual([[], [], []])
})

test('a permission check taken out is found', async () => {
  vi.doMock('../platform/operations/may-call', () => ({ mayCall: () => true }))
  const { server, findUnguarded } = await sweep([carefulRoom])
  expect(await findUnguarded(server)).toEqual([
    '/v1/test/listMembers answered status 200',
    '/v1/test/listMembers ran',
    '/v1/test/renameMember answered status 200',
    '/v1/test/renameMember ran',
  ])
})

test('an idempotency check taken out is found', async () => {
  vi.doMock('../platform/operations/idempotency', () => ({
    ANSWER_KEPT_MS: 0,
    takeIdempotencyKey: async () => ({ taken: true, keep: async () => {} }),
  }))
  const { server, findUnrepeatable } = await sweep([carefulRoom])
  expect(await findUnrepeatable(server)).toContain('/v1/test/renameMember ran without a key: ')
})

test('a key that is asked for but not kept is found', async () => {
  vi.doMock('../platform/operations/idempotency', async (original) => {
    const real = await original<typeof Idempotency>()
    const forgetful: typeof real.takeIdempotencyKey = async (db, secretKey, call) =>
      real.takeIdempotencyKey(db, secretKey, {
        ...call,
        key: call.key && `${call.key}${Math.random()}`.replace('.', ''),
      })
    return { ...real, takeIdempotencyKey: forgetful }
  })
  const { server, findUnrepeatable } = await sweep([carefulRoom])
  expect(await findUnrepeatable(server)).toContain('/v1/test/renameMember ran 20 times for one key')
})

test('either of the two tenant walls holds alone; with both taken out the leak is found', async () => {
  const careless = await sweep([carelessRoom])
  expect(await careless.findLeaks(careless.server)).toEqual([])
  await dropWall(careless.server, 'members')
  const leaks = await careless.findLeaks(careless.server)
  expect(leaks).toContainEqual(expect.stringMatching(/^\/v1\/test\/listMembers shows /))
  expect(leaks).toContain('/v1/test/renameMember changes members')

  const careful = await sweep([carefulRoom])
  await dropWall(careful.server, 'members')
  expect(await careful.findLeaks(careful.server)).toEqual([])
})

test('what is written into another company is found though it is put back, and though the watch sleeps', async () => {
  const restless = await sweep([restlessRoom])
  await dropWall(restless.server, 'members')
  expect(await restless.findLeaks(restless.server)).toEqual(['/v1/test/renameMember changes members'])

  const careless = await sweep([carelessRoom])
  await dropWall(careless.server, 'members')
  expect(await careless.findLeaks(careless.server, asleep)).toContain('something changes members, which is not watched')
})
