import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { prepareDatabase } from './prepare'
import { type Address, rolesOf } from './roles'

const ROLES = rolesOf('prepare_test', 'a secret of this test file')
const root = mkdtempSync(join(tmpdir(), 'prepare-'))
let admin: pg.Client
let address: Address

beforeAll(async () => {
  admin = new pg.Client(inject('testCluster'))
  await admin.connect()
})
afterAll(async () => {
  await admin.query('drop database if exists prepare_test with (force)')
  await admin.end()
  rmSync(root, { recursive: true })
})

beforeEach(async () => {
  await admin.query('drop database if exists prepare_test with (force)')
  await admin.query('create database prepare_test')
  address = { ...inject('testCluster'), database: 'prepare_test' }
  migrations({ '0000_first': 'create table first (company_id uuid primary key, n int)' })
})

function migrations(files: Record<string, string>) {
  const folder = join(root, 'server', 'migrations')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'meta'), { recursive: true })
  for (const [tag, sql] of Object.entries(files)) writeFileSync(join(folder, `${tag}.sql`), sql)
  const entries = Object.keys(files).map((tag) => ({ tag }))
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }))
}

const prepare = () => prepareDatabase(address, ROLES, root)

async function tables() {
  const client = new pg.Client(address)
  await client.connect()
  const { rows } = await client.query(
    `select tablename as name, rowsecurity from pg_tables where schemaname = 'public' order by 1`,
  )
  await client.end()
  return rows
}

test('many processes may start on one empty database at once', async () => {
  const done = await Promise.all(Array.from({ length: 5 }, prepare))
  expect(done.map(({ applied }) => applied.length).sort()).toEqual([0, 0, 0, 0, 1])
  expect(await tables()).toEqual([{ name: 'first', rowsecurity: true }])
})

test('only what is missing is applied, in order', async () => {
  await prepare()
  migrations({
    '0000_first': 'fails when run twice',
    '0001_second': 'create table second (company_id uuid primary key)',
  })
  expect(await prepare()).toEqual({ applied: ['0001_second'] })
  expect(await tables()).toEqual([
    { name: 'first', rowsecurity: true },
    { name: 'second', rowsecurity: true },
  ])
})

test('a database that is newer than the code is refused in one sentence', async () => {
  migrations({ '0000_first': 'create table first (company_id uuid primary key)', '0001_later': 'select 1' })
  await prepare()
  migrations({ '0000_first': 'create table first (company_id uuid primary key)' })
  await expect(prepare()).rejects.toThrow(
    /migration 0001_later, which this version does not know: it is newer than the code/,
  )
})

test('a migration that fails leaves nothing of itself behind', async () => {
  await prepare()
  migrations({ '0000_first': '', '0001_bad': 'create table half (id int);--> statement-breakpoint\nselect nonsense' })
  await expect(prepare()).rejects.toThrow('Migration 0001_bad failed')
  expect(await tables()).toEqual([{ name: 'first', rowsecurity: true }])
})

test('another secret is taken over: the roles get the passwords that follow from it', async () => {
  await prepare()
  await prepareDatabase(address, rolesOf('prepare_test', 'another secret of this test file'), root)
})

test('the user of DATABASE_URL need not be superuser, and one without CREATEROLE is told so', async () => {
  await admin.query(`create role manager login createrole password 'm'`)
  await admin.query('alter database prepare_test owner to manager')
  const asManager = { ...address, user: 'manager', password: 'm' }
  await prepareDatabase(asManager, rolesOf('managed', 'a secret of this test file'), root)
  expect(await tables()).toEqual([{ name: 'first', rowsecurity: true }])
  await admin.query('alter role manager nocreaterole')
  await expect(prepareDatabase(asManager, rolesOf('unmade', 'secret'), root)).rejects.toThrow(
    'The database user manager may not make roles',
  )
})
