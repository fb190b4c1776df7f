import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { spawnServer } from '../platform/testing/spawn-server'
import { memoryFolder } from '../platform/testing/test-cluster'
import { ROOT } from '../root'

// Each test starts whole programs, on machines that may be busy with other tests.
vi.setConfig({ testTimeout: 180_000 })

/** How quick a start is is measured by `npm run bench -- r3`; here it only has to come. */
const PATIENCE = { timeout: 120_000, interval: 50 }

let folder: string

beforeAll(() => {
  const build = `import('./scripts/build-or-explain.mjs').then((it) => it.buildOrExplain(['server']))`
  expect(spawnSync(process.execPath, ['-e', build], { cwd: ROOT, encoding: 'utf8' })).toMatchObject({
    status: 0,
    stderr: '',
  })
})
beforeEach(() => void (folder = mkdtempSync(join(memoryFolder(), 'start-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const data = () => join(folder, 'postgres', 'data')
const postmaster = () => Number(readFileSync(join(data(), 'postmaster.pid'), 'utf8').split('\n')[0])
/** On a machine with much other work a stop takes its time: what runs after a start is let finish, however long it takes. */
const SLOWLY = { SHUTDOWN_SECONDS: '120' }
const start = (environment = {}) => spawnServer({ DATA_DIR: folder, ...SLOWLY, ...environment })

let kept: { made: string; output: string } | undefined

/** The demo in the folder of this test, stopped, is kept for tests that are about something else than its making: that takes longest. */
function keepDemo(output: string) {
  const made = mkdtempSync(join(memoryFolder(), 'start-demo-'))
  kept = { made, output }
  copyDemo(folder, made)
}

/** The folder of the test holds that demo; who comes first makes it. */
async function takeDemo() {
  if (kept) copyDemo(kept.made, folder)
  else {
    const first = start()
    const { output } = await first.ready()
    await first.stop('SIGINT')
    keepDemo(output)
  }
  return kept!.output
}

/** Not by Node: PostgreSQL wants its folder with the owner and rights it has. */
const copyDemo = (from: string, to: string) => execFileSync('cp', ['-a', `${from}/.`, to])

afterAll(() => {
  if (kept) rmSync(kept.made, { recursive: true, force: true })
})

const passwordIn = (output: string) => /Password +(\S+)/.exec(output)?.[1] ?? ''

/** Which threads of a server leave the processor to others: not the one that answers, and those that V8 tidies up with. */
function threadsBehind(pid: number | undefined) {
  const isBehind = (thread: string) => getPriority(Number(thread)) > getPriority()
  const others = readdirSync(`/proc/${pid}/task`).filter((thread) => thread !== String(pid))
  return { answering: isBehind(String(pid)), helpers: others.filter(isBehind).length }
}

/** Whatever still works in the data folder, by process id. */
function processesInside(): string[] {
  const { ino, dev } = statSync(data())
  return readdirSync('/proc').filter((pid) => {
    try {
      const cwd = statSync(`/proc/${pid}/cwd`)
      return cwd.ino === ino && cwd.dev === dev
    } catch {
      return false
    }
  })
}

test('an empty folder becomes a demo to sign in to; a stop leaves nothing; the next start is that of a demo that is there', async () => {
  const first = start()
  const { output, url } = await first.ready()
  expect(output).toContain('primary@lantern.example')
  expect((await fetch(`${url}/ready`)).status).toBe(200)
  if (existsSync('/proc/self/task')) expect(threadsBehind(first.pid)).toMatchObject({ answering: false, helpers: 5 })
  expect(await first.stop('SIGINT')).toMatchObject({ code: 0 })
  expect(processesInside()).toEqual([])
  expect(existsSync(join(data(), 'postmaster.pid'))).toBe(false)
  keepDemo(output)

  const second = start()
  const again = await second.ready()
  expect(again.output).toContain('the one of the first start')
  expect(again.output).not.toContain(passwordIn(output))
  expect(await second.stop('SIGTERM')).toMatchObject({ code: 0 })
})

test('a made-up password is printed once and kept nowhere', async () => {
  const password = passwordIn(await takeDemo())
  expect(password.length).toBeGreaterThan(8)
  const found = spawnSync('grep', ['-rlF', '--', password, folder], { encoding: 'utf8' })
  expect(found.stdout).toBe('')
})

test('a kill -9 of the server is recovered from at the next start', async () => {
  await takeDemo()
  const first = start()
  await first.ready()
  await first.stop('SIGKILL')
  const second = start()
  await second.ready()
  await second.stop('SIGINT')
  expect(processesInside()).toEqual([])
})

test('a kill -9 of PostgreSQL is recovered from while the server runs', async () => {
  await takeDemo()
  const server = start()
  const { url } = await server.ready()
  const killed = postmaster()
  process.kill(killed, 'SIGKILL')
  // It may be back before anybody has asked in between: that it is another one proves that it was gone.
  await vi.waitFor(() => expect(postmaster()).not.toBe(killed), PATIENCE)
  await vi.waitFor(async () => expect((await fetch(`${url}/ready`)).status).toBe(200), PATIENCE)
  expect(await server.stop('SIGINT')).toMatchObject({ code: 0 })
  expect(processesInside()).toEqual([])
})

test('a signal during the start stops what has been started by then', async () => {
  const server = start()
  await vi.waitFor(() => postmaster(), { ...PATIENCE, interval: 1 })
  await server.stop('SIGTERM')
  await vi.waitFor(() => expect(processesInside()).toEqual([]), PATIENCE)
  const next = start()
  expect((await next.ready()).output).toContain('primary@harbour.example')
  await next.stop('SIGINT')
})

test('two servers do not share a folder', async () => {
  await takeDemo()
  const first = start()
  const { url } = await first.ready()
  expectSentence(await start().ended, /is in use by another running server/)
  expect((await fetch(`${url}/ready`)).status).toBe(200)
  await first.stop('SIGINT')
})

test('a taken port is one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  expectSentence(await start({ PORT: String(port) }).ended, new RegExp(`Port ${port} is already in use`))
  expect(existsSync(data())).toBe(false)
  other.close()
})

test('a folder that cannot be written to is one sentence', async () => {
  expectSentence(await start({ DATA_DIR: '/dev/null/data' }).ended, /The folder \/dev\/null\/data cannot be written to/)
})

test('a setting that is not valid is one sentence', async () => {
  expectSentence(await start({ LOG_LEVEL: 'loud' }).ended, /The setting LOG_LEVEL is not valid/)
})

test('a Node that is too old is one sentence', async () => {
  const older = join(folder, 'older.cjs')
  writeFileSync(
    older,
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.18.3' } })`,
  )
  const { ended } = spawnServer({}, ['--require', older, 'scripts/start.mjs'])
  expectSentence(await ended, /Node 20.19 or newer is needed; this is Node 20.18.3/)
})

test('a database that cannot be reached is one sentence', async () => {
  const DATABASE_URL = 'postgres://someone:hidden@127.0.0.1:1/somewhere'
  const outcome = await start({ DATABASE_URL, SECRET_KEY: 'x'.repeat(32) }).ended
  expectSentence(outcome, /The database at 127.0.0.1:1 cannot be reached/)
  expect(outcome.output).not.toContain('hidden')
})

/** One line that says what is wrong, exit code 1, and nothing of the program's inside. */
function expectSentence({ code, output }: { code: number | null; output: string }, sentence: RegExp) {
  expect(output).toMatch(sentence)
  expect(output.trim().split('\n')).toHaveLength(1)
  expect(code).toBe(1)
}

/** Somebody's own server: the embedded cluster of the tests plays it. */
const { host, port, user, password } = inject('testCluster')
const OWN = {
  DATABASE_URL: `postgres://${user}:${password}@${host}:${port}/start_test`,
  DATABASE_ROLE_PREFIX: 'start_test',
  SECRET_KEY: 'a secret of a server of their own',
}

async function ask(database: string, sql: string) {
  const client = new pg.Client({ host, port, user, password, database })
  await client.connect()
  return (await client.query(sql).finally(() => client.end())).rows
}

afterAll(() => ask('postgres', 'drop database if exists start_test with (force)'))

test('a database of their own gets the demo only when asked, once, and is refused when newer than the code', async () => {
  await ask('postgres', 'create database start_test')
  const server = start(OWN)
  expect((await server.ready()).output).not.toContain('harbour.example')
  await server.stop('SIGINT')
  expect(existsSync(data())).toBe(false)

  const given = { DEMO_PASSWORD: 'walk-right-in' }
  const seed = () => spawnServer({ DATA_DIR: folder, ...OWN, ...given }, ['server/dist/main.mjs', 'demo']).ended
  expect(await seed()).toMatchObject({ code: 0, output: expect.stringContaining('its people is walk-right-in') })
  expect(await seed()).toMatchObject({ code: 0, output: expect.stringContaining('was there before') })
  expect(await ask('start_test', 'select name from company_registry order by 1')).toEqual([
    { name: 'Harbour Insurance' },
    { name: 'Lantern Brokers' },
  ])

  await ask('start_test', `insert into upkeep.migrations (tag) values ('9999_from_the_future')`)
  expectSentence(await start(OWN).ended, /has the migration 9999_from_the_future.*newer than the code/)
})
