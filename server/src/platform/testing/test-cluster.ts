import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { ROOT } from '../../root'
import { type Address, prepareDatabase, rolesOf, startCluster, stopLeftBehind } from '../database'
import { deriveKey } from '../operations/derive-key'
import { makeServerKey } from '../signing/server-key'

export const TEST_SECRET = 'a secret that only tests know and nothing else uses'
export const TEST_ROLES = rolesOf('test', TEST_SECRET)
export const TEMPLATE = 'template_coverwright'

const ENOUGH_MEMORY_BYTES = 2 * 1024 ** 3
/** Named after the process that clears them away. */
const FOLDER = /^coverwright-(?:test|files)-(\d+)-/

/** Tests lose nothing that matters when the machine stops, so nothing waits for a disk. */
const FAST = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
  'max_connections=300',
]

const quiet = { info() {}, warn() {}, error() {} }

/** One cluster for a whole test run, with a template that holds every table, wall and the queue. */
export async function startTestCluster(): Promise<{ admin: Address; stop(): Promise<void> }> {
  const parent = memoryFolder()
  for (const each of new Set([parent, tmpdir()])) await sweepDeadRuns(each)
  const folder = mkdtempSync(join(parent, `coverwright-test-${process.pid}-`))
  chmodSync(folder, 0o755)
  const cluster = await startCluster({ folder, log: quiet, settings: FAST })
  const { port, user, password } = cluster
  const admin: Address = { host: '127.0.0.1', port, user, password, database: 'postgres' }
  await makeTemplate(admin)
  const stop = async () => {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
    for (const name of readdirSync(tmpdir()).filter((each) => Number(FOLDER.exec(each)?.[1]) === process.pid))
      rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
  return { admin, stop }
}

async function makeTemplate(admin: Address) {
  const client = new pg.Client(admin)
  await client.connect()
  await client.query(`create database ${TEMPLATE}`)
  await prepareDatabase({ ...admin, database: TEMPLATE }, TEST_ROLES, ROOT)
  await keepServerKey({ ...admin, database: TEMPLATE })
  await client.query(`alter database ${TEMPLATE} is_template true`)
  await client.query(`alter database ${TEMPLATE} allow_connections false`)
  await client.end()
}

/** Making it takes half a second, which each test file would spend anew. */
async function keepServerKey(template: Address) {
  const client = new pg.Client(template)
  await client.connect()
  const keyFor = (purpose: string) => deriveKey(TEST_SECRET, purpose)
  await makeServerKey({ db: drizzle(client), keyFor, now: () => new Date() }).finally(() => client.end())
}

/** Memory is many times faster than a disk here, where there is enough of it (Docker gives 64 MB by default). */
export function memoryFolder(): string {
  if (!existsSync('/dev/shm')) return tmpdir()
  const { bavail, bsize } = statfsSync('/dev/shm')
  return bavail * bsize > ENOUGH_MEMORY_BYTES ? '/dev/shm' : tmpdir()
}

/** Where a test server keeps its files, to be completed by chance. What a test does not close goes with the run. */
export const filesFolder = () => join(tmpdir(), `coverwright-files-${process.pid}-`)

/** A run that was killed leaves its folders and its PostgreSQL; the next one clears them away. */
async function sweepDeadRuns(parent: string) {
  for (const name of readdirSync(parent)) {
    const pid = Number(FOLDER.exec(name)?.[1])
    if (!pid || existsSync(`/proc/${pid}`)) continue
    await stopLeftBehind(join(parent, name)).catch(() => {})
    rmSync(join(parent, name), { recursive: true, force: true })
  }
}
