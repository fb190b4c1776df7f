import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase } from '../testing/clone-database'
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
  await expect(inCompany(db.server, 'x\0y', async () => {})).rejects.toThrow()
  const { rows } = await db.server.query(
    `select count(*)::int as open from pg_stat_activity where state like 'idle in transaction%' and datname = current_database()`,
  )
  expect(rows).toEqual([{ open: 0 }])
})
