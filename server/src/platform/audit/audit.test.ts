import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing'
import { findTampering } from './store'

const COMPANY = '11111111-1111-4111-8111-111111111111'
const OTHER = '22222222-2222-4222-8222-222222222222'
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ rooms: [] })
})
afterAll(() => server.close())

const record = (company: string, n: number) =>
  server.within(company, async (ctx) => {
    await ctx.record('test.done', { z: n, a: { nested: [n, 'é'] } })
    await ctx.record('test.seen', { n })
  })
const tampering = () => server.within(COMPANY, (ctx) => findTampering(ctx.db, COMPANY))

/** As the owner, who may do what the server's role may not, and with the wall out of the way. */
async function tamper(statement: string) {
  const owner = new pg.Client(server.db.owner)
  await owner.connect()
  try {
    await owner.query('alter table audit_log no force row level security')
    await owner.query(statement)
    await owner.query('alter table audit_log force row level security')
  } finally {
    await owner.end()
  }
}

test('writers of one company at once make one unbroken chain', async () => {
  await Promise.all(Array.from({ length: 25 }, (_, n) => record(COMPANY, n)))
  await record(OTHER, 1)
  const { rows } = await server.within(COMPANY, (ctx) =>
    ctx.db.execute<{ count: number; last: number }>(
      sql`select count(*)::int as count, max(place)::int as last from audit_log`,
    ),
  )
  expect(rows[0]).toEqual({ count: 50, last: 50 })
  expect(await tampering()).toBeNull()
})

test('the server itself may neither change nor delete a row', async () => {
  for (const statement of [sql`update audit_log set what = 'x'`, sql`delete from audit_log`, sql`truncate audit_log`])
    await expect(server.within(COMPANY, (ctx) => ctx.db.execute(statement))).rejects.toMatchObject({
      cause: { code: '42501' },
    })
})

test('a changed, a missing and a cut-off row are each found at their place', async () => {
  const original = "update audit_log set what = 'test.done' where place = 7"
  await tamper(`update audit_log set what = 'test.other' where company_id = '${COMPANY}' and place = 7`)
  expect(await tampering()).toBe(7)
  await tamper(original)
  expect(await tampering()).toBeNull()
  await tamper(`update audit_log set about = about || '{"n":99}' where company_id = '${COMPANY}' and place = 20`)
  expect(await tampering()).toBe(20)
  await tamper(`delete from audit_log where company_id = '${COMPANY}' and place >= 20`)
  expect(await tampering()).toBe(20)
  await tamper(`delete from audit_log where company_id = '${COMPANY}' and place = 10`)
  expect(await tampering()).toBe(10)
})
