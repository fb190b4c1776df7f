import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing'
import { isFoundBy } from './store'

const [OURS, THEIRS] = [randomUUID(), randomUUID()]
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ rooms: [] })
  // More than are gone through one by one: 'customer' is a common word.
  await plant(OURS, 6_000)
  await plant(THEIRS, 3)
}, 60_000)
afterAll(() => server.close())

const plant = (company: string, count: number) =>
  server.within(company, (ctx) =>
    ctx.db
      .execute(sql`insert into policies (company_id, id, number, product_id, release_hash, plan, plan_title, holder_id,
      order_id, is_test, channel, language, starts_on, ends_on, total_minor, currency, found_by, token_hash, issued_at)
    select ${company}, s.id, 'P-' || n, s.id, 'r', 'plus', 'Plus', s.id, s.id, false, 'direct', 'en_us', 1, 2, 100, 'HKD',
      'p-' || n || ' customer ' || case when n = 7 then 'rare' else 'c' || n end, s.id::text, now()
    from generate_series(1, ${count}::int) n cross join lateral (select gen_random_uuid() as id, n as of) s`),
  )

const find = (typed: string, company = OURS) =>
  server.within(company, async (ctx) => {
    const where = await isFoundBy(ctx, typed, { kind: 'policy', id: sql`id`, foundBy: sql`found_by` })
    const { rows } = await ctx.db.execute<{ number: string }>(
      sql`select number from policies where company_id = ${company} and ${where ?? sql`true`} order by number`,
    )
    return rows.map(({ number }) => number)
  })

test.each([
  ['a rare word', 'rar', 1],
  ['a common one', 'customer', 6_000],
  ['a common one beside a rare one', 'cust rare', 1],
  ['two common ones', 'customer c', 6_000],
  ['what nobody has', 'customer nobody', 0],
])('%s finds all it stands for and nothing else', async (_what, typed, count) => {
  expect(await find(typed)).toHaveLength(count)
})

test('nothing of another company is found', async () => {
  expect(await find('p-6', THEIRS)).toEqual([])
  expect(await find('customer', THEIRS)).toHaveLength(3)
})

test('what something is found by follows what it says', async () => {
  const rename = (words: string) =>
    server.within(OURS, (ctx) =>
      ctx.db.execute(sql`update policies set found_by = ${words} where company_id = ${OURS} and number = 'P-7'`),
    )
  await rename('p-7 customer renamed')
  expect([await find('rare'), await find('renamed')]).toEqual([[], ['P-7']])
  await rename('p-7 customer rare')
})
