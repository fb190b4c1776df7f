import { getPriority } from 'node:os'
import { operation } from '@coverwright/contract/platform'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { Refused } from '../../kernel'
import { bind, type CompanyCtx, job, type Room } from '../operations'
import { type Caller, startTestServer, type TestServer, testSessions } from '../testing'
import { startJobs } from './start-jobs'

const COMPANY = '11111111-1111-4111-8111-111111111111'
const OTHER = '22222222-2222-4222-8222-222222222222'
/** Longer than any test: whatever such a worker runs, it was told of. */
const NEVER_LOOKS_MS = 3_600_000
const operations = {
  send: operation({
    post: '/v1/test/send',
    may: 'signedIn',
    writes: true,
    takes: z.object({ text: z.string() }),
    gives: z.object({}),
    says: 'Sends later',
  }),
}

type Run = { company: string; requestId: string; text: string }
let runs: Run[] = []
let failures = 0
const tenant = async (ctx: CompanyCtx) => {
  const { rows } = await ctx.db.execute<{ tenant: string }>(sql`select current_setting('app.company_id') as tenant`)
  return rows[0]?.tenant ?? ''
}

/** How far the process of PostgreSQL that works for this ctx stands back. */
const priority = async (ctx: CompanyCtx) => {
  const { rows } = await ctx.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  return getPriority(rows[0]?.pid)
}
let heavyAt: number | null = null

const room: Room = {
  name: 'test',
  operations: bind(operations, {
    send: async (ctx, { text }) => {
      await ctx.enqueue('test.deliver', { text })
      if (text === 'refused') throw new Refused('test.no')
      return {}
    },
  }),
  jobs: [
    job({
      task: 'test.deliver',
      payload: z.object({ text: z.string() }),
      run: async (ctx, { text }) => {
        await ctx.record('test.delivered', { text })
        if (failures-- > 0) throw new Error('not this time')
        runs.push({ company: await tenant(ctx), requestId: ctx.requestId, text })
      },
    }),
    job({
      task: 'test.carry',
      isHeavy: true,
      payload: z.object({}),
      run: async (ctx) => {
        await ctx.enqueue('test.deliver', { text: 'carried' })
        heavyAt = await priority(ctx)
      },
    }),
  ],
  chores: [
    {
      task: 'test.tidy',
      cron: '* * * * *',
      run: async (ctx) => {
        if (ctx.company === OTHER && failures-- > 0) throw new Error('not this company')
        runs.push({ company: await tenant(ctx), requestId: ctx.requestId, text: 'tidy' })
      },
    },
  ],
}

let server: TestServer
let member: Caller
const people = testSessions()

beforeAll(async () => {
  server = await startTestServer({
    rooms: [room],
    sessions: people.sessions,
    listCompanies: async () => [OTHER, COMPANY],
  })
  member = people.open(await server.openBrowser(), COMPANY)
})
afterAll(() => server.close())
beforeEach(() => {
  runs = []
  failures = 0
})

const audited = async () => {
  const { rows } = await server.within(COMPANY, (ctx) =>
    ctx.db.execute<{ count: number }>(sql`select count(*)::int as count from audit_log where what = 'test.delivered'`),
  )
  return rows[0]?.count
}

test("a job runs inside the company that asked for it, under the request's own id", async () => {
  await server.call(
    operations.send,
    { text: 'later' },
    { as: member, headers: { 'x-request-id': 'browser-request-1' } },
  )
  expect(runs).toEqual([])
  await server.runJobs()
  expect(runs).toEqual([{ company: COMPANY, requestId: 'browser-request-1', text: 'later' }])
})

test('what fills a core for a while is done behind those who wait, in the same company and transaction', async () => {
  const usual = await server.within(COMPANY, async (ctx) => {
    await ctx.enqueue('test.carry', {})
    return priority(ctx)
  })
  await server.runJobs()
  expect(heavyAt).toBeGreaterThan(usual)
  expect(runs).toMatchObject([{ company: COMPANY, text: 'carried' }])
})

test('what is about money goes before whatever waits longer', async () => {
  await server.within(COMPANY, async (ctx) => {
    for (const text of ['paper 1', 'paper 2']) await ctx.enqueue('test.deliver', { text })
    await ctx.enqueue('test.deliver', { text: 'paid' }, { goesFirst: true })
  })
  await server.runJobs()
  expect(runs.map(({ text }) => text)).toEqual(['paid', 'paper 1', 'paper 2'])
})

test('a refused call leaves no job behind', async () => {
  await server.call(operations.send, { text: 'refused' }, { as: member })
  await server.runJobs()
  expect(runs).toEqual([])
})

test('a job that failed wrote nothing and is tried again', async () => {
  const before = await audited()
  failures = 1
  await server.call(operations.send, { text: 'again' }, { as: member })
  await server.runJobs()
  expect(runs).toEqual([])
  expect(await audited()).toBe(before)
  await server.db.jobs.query(
    `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), now())`,
  )
  await server.runJobs()
  expect(runs).toMatchObject([{ text: 'again' }])
  expect(await audited()).toBe((before ?? 0) + 1)
})

test('a chore visits every company, and one that fails keeps no other from its turn', async () => {
  await server.runChore('test.tidy')
  expect(runs.map((run) => run.company)).toEqual([OTHER, COMPANY])
  runs = []
  failures = 1
  await expect(server.runChore('test.tidy')).rejects.toThrow('test.tidy failed for 1 of 2 companies')
  expect(runs.map((run) => run.company)).toEqual([COMPANY])
})

test('a running worker is woken by the commit and stops when asked', async () => {
  const worker = await startJobs(server.jobParts, NEVER_LOOKS_MS)
  expect(await worker.probe()).toBe('running')
  await server.call(operations.send, { text: 'at once' }, { as: member })
  await expect.poll(() => runs.some((run) => run.text === 'at once')).toBe(true)
  await worker.stop()
  await expect(worker.probe()).rejects.toThrow('stopped')
})

test('a job that a killed process was in the middle of is done by the next one', async () => {
  await server.call(operations.send, { text: 'left behind' }, { as: member })
  await server.db.jobs.query(
    `update graphile_worker._private_jobs set locked_by = 'pool-of-a-killed-process', locked_at = now() - interval '1 minute'`,
  )
  await server.runJobs()
  expect(runs).toEqual([])
  const worker = await startJobs(server.jobParts, 50)
  await expect.poll(() => runs.some((run) => run.text === 'left behind')).toBe(true)
  await worker.stop()
})
