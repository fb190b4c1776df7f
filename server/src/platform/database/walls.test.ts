import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase } from '../testing/clone-database'
import { plantRows } from '../testing/plant-rows'
import { TEST_ROLES } from '../testing/test-cluster'
import { GLOBAL_TABLES } from './global-tables'
import { inCompany } from './in-company'
import { addressAs } from './roles'
import { raiseWalls } from './walls'

let db: Awaited<ReturnType<typeof cloneDatabase>>
let owner: pg.Client
let tables: { name: string; hasCompany: boolean; isForced: boolean; keyStartsWithCompany: boolean; owner: string }[]

const OURS = '11111111-1111-4111-8111-111111111111'
const THEIRS = '22222222-2222-4222-8222-222222222222'

beforeAll(async () => {
  db = await cloneDatabase()
  owner = new pg.Client(db.owner)
  await owner.connect()
  await owner.query('create table planted (company_id uuid, id int, note text, primary key (company_id, id))')
  await raiseWalls(owner, TEST_ROLES)
  const found = await owner.query(`
    select c.relname as name, a.attnum is not null as "hasCompany", c.relrowsecurity and c.relforcerowsecurity as "isForced",
      coalesce(k.indkey[0] = a.attnum, false) as "keyStartsWithCompany", pg_get_userbyid(c.relowner) as owner
    from pg_class c left join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
    left join pg_index k on k.indrelid = c.oid and k.indisprimary
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`)
  tables = found.rows
})

afterAll(async () => {
  await owner.end()
  await db.close()
})

test('every table with a company stands behind a wall that binds its owner too', () => {
  const tenant = tables.filter((table) => table.hasCompany)
  expect(tenant.map((table) => table.name)).toContain('planted')
  expect(tenant.filter((table) => !table.isForced)).toEqual([])
})

test('the key of every table with a company starts with it', () => {
  expect(tables.filter((table) => table.hasCompany && !table.keyStartsWithCompany)).toEqual([])
})

test('every table without a company says why, and no reason outlives its table', () => {
  const without = tables.filter((table) => !table.hasCompany).map((table) => table.name)
  expect(without.sort()).toEqual(Object.keys(GLOBAL_TABLES).sort())
})

test("the server's role owns nothing and passes no wall", async () => {
  const { rows } = await owner.query(
    `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, (select count(*)::int from pg_class where relowner = r.oid) as owned,
      (select count(*)::int from pg_auth_members where member = r.oid) as memberships from pg_roles r where rolname = $1`,
    [TEST_ROLES.server.name],
  )
  expect(rows).toEqual([
    { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false, owned: 0, memberships: 0 },
  ])
})

test('a row of every table is seen by its own company only, and with no company set there is no row and no error', async () => {
  const admin = new pg.Client({ ...inject('testCluster'), database: db.owner.database })
  await admin.connect()
  const planted = await plantRows(admin, OURS).finally(() => admin.end())
  expect(planted).toEqual(tables.filter((table) => table.hasCompany).map((table) => table.name))
  for (const name of planted) {
    const count = `select count(*)::int as rows from ${pg.escapeIdentifier(name)}`
    const onNew = await asNewConnection((client) => client.query(count))
    const ours = await inCompany(db.server, OURS, (tx) => tx.execute(count))
    const theirs = await inCompany(db.server, THEIRS, (tx) => tx.execute(count))
    const onUsed = await db.server.query(count)
    const seen = [onNew, ours, theirs, onUsed].map(({ rows }) => (rows[0] as { rows: number }).rows)
    expect({ name, seen }).toEqual({ name, seen: [0, 1, 0, 0] })
  }
})

async function asNewConnection<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(addressAs(db.owner, TEST_ROLES.server))
  await client.connect()
  return work(client).finally(() => client.end())
}

test('a company sees its own rows, and neither reads, changes, moves nor makes rows of another', async () => {
  for (const company of [OURS, THEIRS])
    await inCompany(db.server, company, (tx) => tx.execute(`insert into planted values ('${company}', 2, 'mine')`))
  const counts = await inCompany(db.server, OURS, async (tx) => [
    (await tx.execute('select * from planted where id = 2')).rowCount,
    (await tx.execute(`update planted set note = 'taken' where company_id = '${THEIRS}'`)).rowCount,
    (await tx.execute(`delete from planted where company_id = '${THEIRS}'`)).rowCount,
  ])
  expect(counts).toEqual([1, 0, 0])
  for (const crossing of [
    `insert into planted values ('${THEIRS}', 3, 'x')`,
    `update planted set company_id = '${THEIRS}'`,
  ])
    await expect(inCompany(db.server, OURS, (tx) => tx.execute(crossing))).rejects.toMatchObject({
      cause: { code: '42501' },
    })
})

test("the server's role makes no tables and turns no wall off", async () => {
  await expect(db.server.query('create table mine (id int)')).rejects.toMatchObject({ code: '42501' })
  await expect(db.server.query('alter table planted disable row level security')).rejects.toMatchObject({
    code: '42501',
  })
})
