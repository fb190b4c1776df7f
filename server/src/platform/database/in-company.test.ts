import type { Socket } from 'node:net'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cloneDatabase } from '../testing/clone-database'
import { switchCompany } from '../operations/store'
import { inCompany } from './in-company'

let db: Awaited<ReturnType<typeof cloneDatabase>>
const OURS = '11111111-1111-4111-8111-111111111111'

beforeAll(async () => void (db = await cloneDatabase()))
afterAll(() => db.close())

const enqueue = (task: string) => `select jobs.enqueue('${task}', '{"companyId": "forged", "note": "kept"}')`
const queued = async (task: string) => {
  const found = await db.jobs.query(`select payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = '${task}'`)
  return found.rows.map((row) => row.payload as unknown)
}

test('the company is set inside the transaction and gone after it', async () => {
  const shown = `select current_setting('app.company_id', true) as company`
  const inside = await inCompany(db.server, OURS, (tx) => tx.execute(shown))
  expect(inside.rows).toEqual([{ company: OURS }])
  for (let round = 0; round < 3; round++) expect((await db.server.query(shown)).rows).toEqual([{ company: '' }])
})

test('a transaction begins in the one write of its first statements, and ends in another', async () => {
  const client = (await db.server.connect()) as PoolClient & { connection: { stream: Socket } }
  client.release()
  const { stream } = client.connection
  const [one, many] = [vi.spyOn(stream, '_write'), vi.spyOn(stream, '_writev')]
  const writes = () => one.mock.calls.length + many.mock.calls.length
  const both = await inCompany(db.server, OURS, (tx) =>
    Promise.all([tx.execute('select 1 as n'), tx.execute('select 2 as n')]),
  )
  expect(both.map(({ rows }) => rows)).toEqual([[{ n: 1 }], [{ n: 2 }]])
  expect(writes()).toBe(2)
  vi.restoreAllMocks()
})

test('a job carries the company of its transaction, whatever the payload claims', async () => {
  await inCompany(db.server, OURS, (tx) => tx.execute(enqueue('committed')))
  expect(await queued('committed')).toEqual([{ companyId: OURS, note: 'kept' }])
})

test('what is thrown rolls everything back, jobs too, and the connection goes on working', async () => {
  const work = inCompany(db.server, OURS, async (tx) => {
    await tx.execute(enqueue('rolled-back'))
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  expect(await queued('rolled-back')).toEqual([])
  expect(db.server.idleCount).toBe(db.server.totalCount)
})

test("the server's role cannot read the queue", async () => {
  await expect(db.server.query('select * from graphile_worker._private_jobs')).rejects.toMatchObject({ code: '42501' })
})

test('a connection that breaks in the middle is thrown away and the next call gets a new one', async () => {
  const work = inCompany(db.server, OURS, (tx) => tx.execute('select pg_terminate_backend(pg_backend_pid())'))
  await expect(work).rejects.toThrow()
  const after = await inCompany(db.server, OURS, (tx) => tx.execute('select 1 as one'))
  expect(after.rows).toEqual([{ one: 1 }])
})

test('something that is no company id is refused by the database and leaves no transaction open', async () => {
  const asking = inCompany(db.server, 'x\0y', (tx) => tx.execute('select 1'))
  await expect(asking).rejects.toThrow('invalid byte sequence')
  const { rows } = await db.server.query(
    `select count(*)::int as open from pg_stat_activity where state like 'idle in transaction%' and datname = current_database()`,
  )
  expect(rows).toEqual([{ open: 0 }])
})

test('whoever asks nothing takes no connection, and a company entered before the first statement is the one', async () => {
  const before = db.server.totalCount
  const taken = vi.spyOn(db.server, 'connect')
  expect(await inCompany(db.server, OURS, async () => 'nothing')).toBe('nothing')
  expect([taken.mock.calls.length, db.server.totalCount]).toEqual([0, before])
  const other = '22222222-2222-4222-8222-222222222222'
  const shown = await inCompany(db.server, OURS, async (tx) => {
    await switchCompany(tx, other)
    return tx.execute(`select current_setting('app.company_id', true) as company`)
  })
  expect(shown.rows).toEqual([{ company: other }])
  expect(taken).toHaveBeenCalledOnce()
  taken.mockRestore()
})

const READING = { isReading: true }

test.each([
  ['a job', enqueue('by a reader')],
  ['a row', 'insert into companies default values'],
  ['a lock', 'select * from companies for update'],
])('whoever only reads gets no %s past the database', async (_what, change) => {
  const asking = inCompany(db.server, OURS, (tx) => tx.execute(change), READING)
  await expect(asking).rejects.toMatchObject({ cause: { code: '25006' } })
  expect(await queued('by a reader')).toEqual([])
})

test.each([
  ['ends late', false],
  ['cannot be ended', true],
])('a reader has the answer of a transaction that %s, and its connection is there for others', async (_what, fails) => {
  const client = await db.server.connect()
  client.release()
  const query = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>
  let end = () => {}
  const ending = new Promise<void>((resolve, reject) => (end = fails ? () => reject(new Error('no end')) : resolve))
  const held = (...asked: unknown[]) => (asked[0] === 'commit' ? ending.then(() => query(...asked)) : query(...asked))
  const spied = vi.spyOn(client, 'query').mockImplementation(held as never)
  const answer = await inCompany(db.server, OURS, (tx) => tx.execute('select 1 as one'), READING)
  expect(answer.rows).toEqual([{ one: 1 }])
  expect(db.server.totalCount - db.server.idleCount).toBe(1)
  end()
  await expect.poll(() => db.server.totalCount - db.server.idleCount).toBe(0)
  spied.mockRestore()
  const shown = await inCompany(db.server, OURS, (tx) => tx.execute(`select pg_current_xact_id_if_assigned() as mine`))
  expect(shown.rows).toEqual([{ mine: null }])
})
