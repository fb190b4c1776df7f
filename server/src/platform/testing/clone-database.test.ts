import { expect, test } from 'vitest'
import { cloneDatabase } from './clone-database'

const count = (sql: string) => `select count(*)::int as found from (${sql}) all_of_them`
const TABLES = count(`select 1 from pg_tables where schemaname = 'public'`)
const COMPANIES = count('select 1 from company_registry')

test('a test file gets a database of its own, with every table and nothing in it, and leaves none', async () => {
  const [one, other] = [await cloneDatabase(), await cloneDatabase()]
  const ask = async (sql: string) => (await one.server.query<{ found: number }>(sql)).rows[0]?.found
  expect(await ask(TABLES)).toBeGreaterThan(20)
  expect(await ask(COMPANIES)).toBe(0)
  const name = String(other.owner.database)
  expect(await ask(count(`select 1 from pg_database where datname = '${name}'`))).toBe(1)
  await other.close()
  expect(await ask(count(`select 1 from pg_database where datname = '${name}'`))).toBe(0)
  await one.close()
})
