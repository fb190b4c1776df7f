import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ROOT } from '../../root'
import { loadConfig } from './config'
import { settingsTable } from './settings-table'

const folder = mkdtempSync(join(tmpdir(), 'config-'))
afterAll(() => rmSync(folder, { recursive: true }))

const load = (environment: Record<string, string>) =>
  loadConfig(folder, { DATA_DIR: join(folder, 'data'), ...environment })

test('everything has a default that works', () => {
  const config = load({})
  expect(config.port).toBe(4000)
  expect(config.roles).toEqual(['api', 'jobs', 'storefront'])
  expect(config.maintenance).toBe(false)
})

test('an empty setting is one that is not set', () => {
  expect(load({ PORT: '', MAINTENANCE: ' ' })).toMatchObject({ port: 4000, maintenance: false })
})

test('a relative data folder is one of the project', () => {
  expect(load({ DATA_DIR: 'elsewhere' }).dataDir).toBe(join(folder, 'elsewhere'))
})

test('the secret is made once, for its owner only', () => {
  const { secretKey } = load({})
  expect(secretKey.length).toBeGreaterThanOrEqual(32)
  expect(load({}).secretKey).toBe(secretKey)
  expect(statSync(join(folder, 'data', 'secret')).mode & 0o777).toBe(0o600)
})

test.each([
  [{ PORT: 'many' }, /The setting PORT is not valid: 'many'/],
  [{ PORT: '65536' }, /The setting PORT/],
  [{ ROLES: 'api,cook' }, /The setting ROLES/],
  [{ DATABASE_URL: 'mysql://somewhere' }, /The setting DATABASE_URL/],
  [{ DATABASE_URL: 'postgres://somewhere' }, /SECRET_KEY must be set/],
  [{ SECRET_KEY: 'short' }, /The setting SECRET_KEY/],
  [{ FILES: 's3' }, /S3_BUCKET must be set/],
])('%o is refused in one sentence', (environment, sentence) => {
  expect(() => load(environment)).toThrow(sentence)
})

test('a refused secret is not repeated', () => {
  expect(() => load({ SECRET_KEY: 'hunter2' })).toThrow(/^((?!hunter2).)*$/)
  expect(() => load({ DATABASE_URL: 'mysql://user:hunter2@host' })).toThrow(/^((?!hunter2).)*$/)
})

test("the README's table of settings is the server's own (else run node scripts/write-settings.mjs)", () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
  expect(/<!-- settings -->\n([\s\S]*?)\n?<!-- \/settings -->/.exec(readme)?.[1]).toBe(settingsTable())
})
