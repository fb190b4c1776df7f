import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryFolder } from '../testing/test-cluster'
import { databaseAccount } from './account'
import { type Cluster, startCluster } from './cluster'

vi.setConfig({ testTimeout: 90_000 })

const isRoot = process.getuid?.() === 0
const quiet = { info() {}, warn: vi.fn(), error: vi.fn() }
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(memoryFolder(), 'cluster-'))
  chmodSync(folder, 0o755)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const start = (log = quiet) => startCluster({ folder, log, settings: ['fsync=off'] })
const lockFile = () => join(folder, 'data', 'postmaster.pid')
const postmaster = () => Number(readFileSync(lockFile(), 'utf8').split('\n')[0])

async function ask(cluster: Cluster, sql: string) {
  const client = new pg.Client({ host: '127.0.0.1', database: 'postgres', ...cluster })
  await client.connect()
  return (await client.query(sql).finally(() => client.end())).rows
}

test('a cluster speaks UTF-8, wants a password, hears this machine only, and leaves nothing when it stops', async () => {
  const cluster = await start()
  const shown = await ask(
    cluster,
    `select current_setting('server_encoding') as encoding, current_setting('listen_addresses') as hears`,
  )
  expect(shown).toEqual([{ encoding: 'UTF8', hears: '127.0.0.1' }])
  await expect(ask({ ...cluster, password: 'guess' }, 'select 1')).rejects.toMatchObject({ code: '28P01' })
  const pid = postmaster()
  await cluster.stop()
  expect(existsSync(lockFile())).toBe(false)
  expect(existsSync(`/proc/${pid}`)).toBe(false)
})

test('a killed PostgreSQL is started again at the same address with what was committed', async () => {
  const cluster = await start()
  await ask(cluster, 'create table kept (id int); insert into kept values (1)')
  const killed = postmaster()
  process.kill(killed, 'SIGKILL')
  await vi.waitFor(async () => expect(await ask(cluster, 'select id from kept')).toEqual([{ id: 1 }]), 60_000)
  expect(postmaster()).not.toBe(killed)
  await cluster.stop()
})

test('a killed PostgreSQL whose port somebody has meanwhile is started as soon as they let go', async () => {
  const error = vi.fn()
  const cluster = await start({ ...quiet, error })
  const killed = postmaster()
  const other = createServer()
  process.kill(killed, 'SIGKILL')
  // Nobody hears of its end before the port is taken: nothing is waited for.
  while (isAlive(killed)) continue
  other.listen(cluster.port, '127.0.0.1')
  await once(other, 'listening')
  await vi.waitFor(
    () => expect(error).toHaveBeenCalledWith(expect.stringMatching(/^It is tried once more: PostgreSQL did not start/)),
    { timeout: 60_000 },
  )
  other.close()
  await vi.waitFor(async () => expect(await ask(cluster, 'select 1 as one')).toEqual([{ one: 1 }]), 60_000)
  await cluster.stop()
})

test('a PostgreSQL that somebody asked to stop is started again, though sessions are open', async () => {
  const cluster = await start()
  const { port, user, password } = cluster
  const open = new pg.Client({ host: '127.0.0.1', port, user, database: 'postgres', password })
  open.on('error', () => {})
  await open.connect()
  const stopped = postmaster()
  process.kill(stopped, 'SIGTERM')
  await vi.waitFor(() => expect(postmaster()).not.toBe(stopped), 60_000)
  await vi.waitFor(async () => expect(await ask(cluster, 'select 1 as one')).toEqual([{ one: 1 }]), 60_000)
  await cluster.stop()
})

test('a stop in the middle of that leaves nothing running', async () => {
  const cluster = await start()
  const killed = postmaster()
  process.kill(killed, 'SIGKILL')
  await vi.waitFor(() => expect(postmaster()).not.toBe(killed), { timeout: 60_000, interval: 1 })
  const restarted = postmaster()
  await cluster.stop()
  expect(isAlive(restarted)).toBe(false)
  expect(existsSync(lockFile())).toBe(false)
})

test('the PostgreSQL of a killed server is stopped by the next start', async () => {
  const first = await start()
  await first.stop()
  const orphan = await startOrphan()
  const warn = vi.fn()
  const next = await start({ ...quiet, warn })
  expect(warn).toHaveBeenCalledWith('Stopping a PostgreSQL that an earlier run left behind')
  expect(isAlive(orphan)).toBe(false)
  expect(await ask(next, 'select 1 as one')).toEqual([{ one: 1 }])
  await next.stop()
})

test('a folder in use is refused in one sentence, and the server that uses it goes on', async () => {
  const first = await start()
  await expect(start()).rejects.toThrow(/is in use by another running server/)
  expect(await ask(first, 'select 1 as one')).toEqual([{ one: 1 }])
  await first.stop()
})

test('a stale lock file that names a living stranger is no obstacle', async () => {
  await (await start()).stop()
  writeFileSync(lockFile(), `${process.pid}\n${join(folder, 'data')}\n1\n1\n\n127.0.0.1\n\nready\n`)
  const next = await start()
  expect(await ask(next, 'select 1 as one')).toEqual([{ one: 1 }])
  await next.stop()
})

test('a data folder that was only half made is made again', async () => {
  mkdirSync(join(folder, 'data.new'))
  writeFileSync(join(folder, 'data.new', 'PG_VERSION'), '18')
  const cluster = await start()
  expect(await ask(cluster, 'select 1 as one')).toEqual([{ one: 1 }])
  await cluster.stop()
})

test.runIf(isRoot)('root may keep the data where nobody else can enter', async () => {
  chmodSync(folder, 0o700)
  chownSync(folder, 0, 0)
  const cluster = await start()
  await ask(cluster, 'create table kept (id int); insert into kept values (1)')
  process.kill(postmaster(), 'SIGKILL')
  await vi.waitFor(async () => expect(await ask(cluster, 'select id from kept')).toEqual([{ id: 1 }]), 60_000)
  await cluster.stop()
  expect(existsSync(lockFile())).toBe(false)
})

const isAlive = (pid: number) =>
  existsSync(`/proc/${pid}`) && !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')

/** As after a kill -9 of the server: PostgreSQL runs, and nobody holds its mark. */
async function startOrphan(): Promise<number> {
  const { findBinaries } = await import('./binaries')
  const data = join(folder, 'data')
  const account = databaseAccount(data)
  const port = String(20_000 + Math.floor(Math.random() * 10_000))
  const args = ['-D', data, '-p', port, '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']
  const child = spawn(findBinaries(account).postgres, args, {
    cwd: data,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...account,
  })
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  while (!said.includes('ready to accept connections')) await once(child.stderr!, 'data')
  child.unref()
  return child.pid!
}
