import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { importOperations as ops } from '@coverwright/contract/rating/imports'
import { mediaOperations } from '@coverwright/contract/company/media'
import { tableOperations } from '@coverwright/contract/rating/tables'
import type { Permission } from '@coverwright/rules/company/members'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { media } from '../../company/media'
import { type HostileFile, hostileSheets } from '../../platform/sheets/hostile/hostile-sheets.builder'
import { type Caller, keepFile, startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { endSpareWorkers } from '../../platform/workers'
import { openProduct, productsRoom } from '../../design/products'
import { tablesRoom } from '../tables'
import { importsRoom } from '.'
import { resumeImports } from './resume-imports'

const people = testSessions()
const COMPANY = '33333333-3333-4333-8333-333333333333'
const WRITER: Permission[] = ['products.read', 'products.write']
let server: TestServer
let as: Caller
let productId: string

beforeAll(async () => {
  server = await startTestServer({ rooms: [media, productsRoom, tablesRoom, importsRoom], sessions: people.sessions })
  as = people.open(await server.openBrowser(), COMPANY, WRITER)
  const about = { name: 'Car', description: '', size: 'simple', insuranceType: 'car', currency: 'HKD' } as const
  const more = { languages: ['en_us' as const], timeZone: 'UTC', ownerId: null }
  productId = (await server.within(COMPANY, (ctx) => openProduct(ctx, { ...about, ...more }))).id
})
afterAll(() => server.close())
afterEach(() => void vi.restoreAllMocks())

const CSV = 'Age,Factor\n18-25,1.5\n26-64,1\n65+,1.2\n'
const state = async (id: string) => (await server.call(ops.get, { id }, { as })).data!

/** Sent, looked at and searched as a browser has it done; the refusal of whichever step refused. */
async function bringIn(name: string, bytes: Buffer): Promise<{ code: string } | { id: string }> {
  const size = bytes.length
  const ticket = await server.call(mediaOperations.requestUpload, { purpose: 'pricingTable', name, size }, { as })
  expect(ticket.http).toBe(200)
  if (!ticket.data) return { code: ticket.message }
  const { headers, uploadId, url } = ticket.data
  await server.raw(url, { method: 'PUT', headers, body: new Uint8Array(bytes) })
  const kept = await server.call(mediaOperations.completeUpload, { uploadId }, { as })
  if (!kept.data) return { code: kept.message }
  const begun = await server.call(ops.start, { productId, fileId: kept.data.id }, { as })
  await server.runJobs()
  const { import: ended } = await state(begun.data!.id)
  return ended.failure ? { code: ended.failure.code } : { id: ended.id }
}

/** A run of a good file, up to where its process works. */
async function running(event: 'identify' | 'convert' = 'identify') {
  const content = Buffer.from(`Age,Factor\n${Array.from({ length: 40_000 }, (_, at) => `${at},1.5`).join('\n')}\n`)
  const file = await keepFile(server, COMPANY, { purpose: 'pricingTable', kind: 'csv', content, madeBy: as.accountId })
  const id = (await server.call(ops.start, { productId, fileId: file.id }, { as })).data!.id
  if (event === 'convert') {
    await server.runJobs()
    const { plan } = await state(id)
    await server.call(ops.saveMapping, { id, plan }, { as })
    await server.call(ops.convert, { id }, { as })
  }
  begun.length = 0
  const ended = server.runJobs()
  const pid = await vi.waitFor(sheetWorker, { timeout: 60_000, interval: 5 })
  return { id, ended, pid }
}

/** The processes that this test file had begun: others of the same machine read sheets, too. */
const begun: ChildProcess[] = []
const notice = (message: unknown) => void begun.push((message as { process: ChildProcess }).process)
beforeAll(() => {
  // Every run begins a process of its own then: it is the newest.
  endSpareWorkers()
  subscribe('child_process', notice)
})
afterAll(() => void unsubscribe('child_process', notice))

/** The process that reads a sheet just now, held still so that it does not end by itself. */
function sheetWorker(): number {
  const worker = begun.at(-1)
  const isOurs = worker?.spawnargs.some((word) => word.includes('sheet-work.worker'))
  if (!worker?.pid || !isOurs || worker.exitCode !== null || worker.signalCode !== null) throw new Error('none yet')
  process.kill(worker.pid, 'SIGSTOP')
  return worker.pid
}

const keptRows = async () => {
  const { rows } = await server.within(COMPANY, (ctx) =>
    ctx.db.execute<{ kept: number }>(
      sql`select (select count(*) from import_chunks) + (select count(*) from rate_table_versions) as kept`,
    ),
  )
  return Number(rows[0]?.kept)
}

/** One of each sort that its upload refuses, one that is refused when it is read, and one that is read. */
function oneOfEach(): HostileFile[] {
  const ways = hostileSheets().map((file) => {
    const way = 'rows' in file.fate ? 'read' : file.fate.refused.split('.')[0]
    return [`${file.sort} ${way}`, file] as const
  })
  return [...new Map(ways).values()]
}

test('one hostile file of each sort is refused in words through every step, and the table in force stays as it is', async () => {
  const good = await bringIn('good.csv', Buffer.from(CSV))
  const id = 'id' in good ? good.id : ''
  await server.call(ops.saveMapping, { id, plan: (await state(id)).plan }, { as })
  await server.call(ops.convert, { id }, { as })
  await server.runJobs()
  const { tableId, versionId } = (await state(id)).import.results[0]!
  const days = { effectiveFrom: '2026-01-01', effectiveTo: null }
  const active = await server.call(
    tableOperations.activateVersion,
    { versionId, baseRevision: 1, ...days, isAcknowledged: true },
    { as },
  )
  expect(active.data?.versions).toMatchObject([{ state: 'active' }])

  const faults: string[] = []
  for (const { bytes, fate, name, what } of oneOfEach()) {
    const end = await bringIn(name, bytes())
    const seen = 'code' in end ? end.code : 'read'
    if (seen !== ('rows' in fate ? 'read' : fate.refused)) faults.push(`${what}: ${seen}`)
  }
  expect(faults).toEqual([])
  expect((await server.call(tableOperations.get, { id: tableId }, { as })).data).toEqual(active.data)
})

test.each([
  ['is killed', 'SIGKILL', 'imports.identifyFailed'],
  ['runs out of memory', 'SIGABRT', 'imports.tooHeavy'],
] as const)(
  'when the process that reads a file %s, the import fails in words, keeps nothing, and can be tried again',
  async (_, signal, code) => {
    const before = await keptRows()
    const { ended, id, pid } = await running()
    process.kill(pid, signal)
    process.kill(pid, 'SIGCONT')
    await ended
    expect((await state(id)).import).toMatchObject({ state: 'failed', failure: { code }, may: ['retry', 'delete'] })
    expect(await keptRows()).toBe(before)
    expect((await server.call(ops.retry, { id }, { as })).data?.state).toBe('identifying')
    await server.runJobs()
    expect((await state(id)).import.state).toBe('identified')
  },
)

test('a file that takes too long is given up in words, its process ended, and nothing is kept', async () => {
  const wait = globalThis.setTimeout
  const soon = (work: () => void, ms?: number) => wait(work, ms === 90_000 ? 3_000 : ms)
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(soon as never)
  const before = await keptRows()
  const { ended, id, pid } = await running()
  await ended
  expect((await state(id)).import).toMatchObject({ state: 'failed', failure: { code: 'imports.tooHeavy' } })
  expect(await keptRows()).toBe(before)
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 20_000 })
})

test('a conversion whose process dies leaves no draft, and its mapping is there to convert again', async () => {
  const { ended, id, pid } = await running('convert')
  const before = await keptRows()
  process.kill(pid, 'SIGKILL')
  await ended
  const failed = await state(id)
  expect(failed.import).toMatchObject({ state: 'failed', results: [] })
  expect(await keptRows()).toBe(before)
  await server.call(ops.saveMapping, { id, plan: failed.plan }, { as })
  await server.call(ops.convert, { id }, { as })
  await server.runJobs()
  expect((await state(id)).import).toMatchObject({ state: 'converted', results: [{ made: 40_000 }] })
})

test('when the server goes down in the middle of a run, nothing is half kept, and the next server begins it anew', async () => {
  const before = await keptRows()
  const { ended, id, pid } = await running()
  await server.db.server.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
  )
  process.kill(pid, 'SIGCONT')
  await ended
  expect((await state(id)).import.state).toBe('identifying')
  expect(await keptRows()).toBe(before)
  await server.within(COMPANY, (ctx) =>
    ctx.db.execute(sql`update imports set alive_at = now() - interval '5 minutes' where id = ${id}`),
  )
  await server.within(COMPANY, resumeImports)
  await server.runJobs()
  expect((await state(id)).import.state).toBe('identified')
})
