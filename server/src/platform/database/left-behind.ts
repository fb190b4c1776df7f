import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { CannotStart } from '../config'
import { SUPERUSER } from './init-cluster'

const PATIENCE_MS = 10_000
/** Held by the running server on its own cluster: a crash lets go of it, so it cannot be stale. */
const IN_USE = [0x636f, 0x7665] as const

/** Marks the cluster as in use for as long as this connection lives; false when another server has marked it. */
export async function markInUse(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1, $2) as mine', [...IN_USE])
  return rows[0]?.mine ?? false
}

/** Clears away what a kill -9 left: a PostgreSQL without its server, or the lock file of one that died. */
export async function clearLeftBehind(data: string, password: string, warn: (message: string) => void) {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const left = readLockFile(data)
    if (!left) return
    const client = await connectTo(left.port, password)
    if (client) await stopOrphan(client, left.pid, data, warn)
    else if (!hasProcesses(data)) return rmSync(join(data, 'postmaster.pid'), { force: true })
    if (Date.now() > deadline)
      throw new CannotStart(
        `The database in ${data} is held by process ${left.pid}, which does not stop; end it and start again.`,
      )
    await wait(50)
  }
}

async function stopOrphan(client: pg.Client, pid: number, data: string, warn: (message: string) => void) {
  const mine = await markInUse(client)
  await client.end()
  if (!mine)
    throw new CannotStart(
      `The data folder ${data} is in use by another running server; stop it or set DATA_DIR to another folder.`,
    )
  warn('Stopping a PostgreSQL that an earlier run left behind')
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + PATIENCE_MS
  while (hasProcesses(data) && Date.now() < deadline) await wait(20)
}

/** Lines of postmaster.pid: 1 is the process, 4 is the port. */
function readLockFile(data: string) {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]) }
  } catch {
    return null
  }
}

/** Nothing there, or somebody else's server on a port that was ours once: both are not our cluster. */
async function connectTo(port: number, password: string): Promise<pg.Client | null> {
  if (!port) return null
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: SUPERUSER,
    database: 'postgres',
    password,
    connectionTimeoutMillis: 2_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch {
    await client.end().catch(() => {})
    return null
  }
}

/**
 * Whether any living process works in the data folder. More reliable than the number in the lock file, which another
 * process may have by now (always so in a container) or which a zombie may keep. Elsewhere PostgreSQL checks itself.
 */
function hasProcesses(data: string): boolean {
  if (process.platform !== 'linux') return true
  const folder = statSync(data)
  return readdirSync('/proc').some((pid) => {
    if (!/^\d+$/.test(pid)) return false
    try {
      const cwd = statSync(`/proc/${pid}/cwd`)
      return (
        cwd.ino === folder.ino && cwd.dev === folder.dev && !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
      )
    } catch {
      return false
    }
  })
}
