import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing'
import { cloneDatabase } from '../testing/clone-database'
import { counted, EFFECT, type ProcessOrder } from './reader-process.builder'

const script = fileURLToPath(new URL('./reader-process.builder.ts', import.meta.url))
let db: Awaited<ReturnType<typeof cloneDatabase>>
let server: TestServer
beforeAll(async () => {
  db = await cloneDatabase()
  server = await startTestServer({ rooms: [], db })
})
afterAll(async () => {
  await server.close()
  await db.close()
})

const alive = new Set<ChildProcess>()
afterEach(() => alive.forEach((child) => child.kill('SIGKILL')))

/** A process of its own, until it is killed: it has no chance to say good-bye. */
function start(order: Omit<ProcessOrder, 'address'>) {
  const given = JSON.stringify({ ...order, address: db.address })
  const child = spawn(process.execPath, ['--import', 'tsx', script, given], { stdio: ['ignore', 'pipe', 'inherit'] })
  alive.add(child)
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return {
    says: (wanted: string) => expect.poll(() => said, { timeout: 60_000 }).toContain(wanted),
    countSaid: () => said.split('\n').length - 1,
    async kill() {
      alive.delete(child)
      child.kill('SIGKILL')
      await once(child, 'close')
    },
  }
}

const effects = async (company: string) => {
  const { rows } = await server.within(company, (ctx) =>
    ctx.db.execute<{ n: number }>(
      sql`select (about->>'n')::int as n from audit_log where what = ${EFFECT} order by place`,
    ),
  )
  return rows.map(({ n }) => n)
}
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)
const emit = (company: string, count: number) =>
  server.within(company, async (ctx) => {
    for (const n of upTo(count)) await ctx.emit(counted, { n })
  })
const settles = (company: string, last: number) =>
  expect.poll(() => effects(company), { timeout: 60_000 }).toEqual(upTo(last))

test('what was committed by a process that was killed before anybody read it is read by the next', async () => {
  const company = randomUUID()
  const writer = start({ company, writes: 20 })
  await writer.says('committed')
  await writer.kill()
  expect(await effects(company)).toEqual([])
  const reader = start({ company, reads: true })
  await settles(company, 20)
  await reader.kill()
})

test('what a killed process had not committed never happened', async () => {
  const company = randomUUID()
  const writer = start({ company, writes: 20, neverCommits: true })
  await writer.says('uncommitted')
  await writer.kill()
  await emit(company, 2)
  const reader = start({ company, reads: true })
  await settles(company, 2)
  await reader.kill()
})

test('an effect of a process that was killed before its commit is done once, by another that runs already', async () => {
  const company = randomUUID()
  const first = start({ company, reads: true, hangsAt: 3 })
  await emit(company, 5)
  await first.says('at 3')
  expect(await effects(company)).toEqual([1, 2])
  const second = start({ company, reads: true })
  await first.kill()
  await settles(company, 5)
  await second.kill()
})

test('however often readers are killed in the middle of their work, each event counts once and in order', async () => {
  const company = randomUUID()
  await emit(company, 60)
  for (const after of [1, 4, 9, 16]) {
    const reader = start({ company, reads: true })
    await expect.poll(() => reader.countSaid(), { timeout: 60_000, interval: 1 }).toBeGreaterThanOrEqual(after)
    await reader.kill()
    const done = await effects(company)
    expect(done).toEqual(upTo(done.length))
  }
  const last = start({ company, reads: true })
  await settles(company, 60)
  await last.kill()
})
