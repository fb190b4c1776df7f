import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg, { type Pool } from 'pg'
import { CannotStart, type Config } from '../config'
import { startCluster } from './cluster'
import { type Listener, startListener } from './listen'
import type { DatabaseLog } from './log'
import { openPool } from './pools'
import { prepareDatabase } from './prepare'
import { type Address, addressAs, type Roles, rolesOf } from './roles'

const EMBEDDED_DATABASE = 'coverwright'
const JOBS_CONNECTIONS = 10
const HEAVY_CONNECTIONS = 4
/** A connection that is still at work then is cut off: everything that may finish has finished before. */
const CLOSE_PATIENCE_MS = 5_000

export type Database = {
  /** Behind the walls: every query of every room. */
  server: Pool
  /** Behind the same walls, for what fills a core for a while: our own PostgreSQL does it after what somebody waits for. */
  heavy: Pool
  /** The queue's owner; only the worker uses it. */
  jobs: Pool
  listen: Listener['listen']
  listening: Listener['listening']
  isEmbedded: boolean
  close(): Promise<void>
}

type DatabaseConfig = Pick<
  Config,
  'root' | 'dataDir' | 'databaseUrl' | 'databaseRolePrefix' | 'databasePoolSize' | 'secretKey'
>

type Hooks = {
  /** The embedded PostgreSQL died and does not come back. */
  onLost?: (error: Error) => void
  /** Notifications may have been missed while the listening connection was away. */
  onGap?: () => void
}

type OpenHooks = Pick<Hooks, 'onGap'> & { readonly isEmbedded?: boolean }

/** Starts or finds PostgreSQL, brings it up to date, and opens the pools. */
export async function openDatabase(config: DatabaseConfig, log: DatabaseLog, hooks: Hooks = {}): Promise<Database> {
  const roles = rolesOf(config.databaseRolePrefix, config.secretKey)
  const isEmbedded = !config.databaseUrl
  const { admin, stop } = config.databaseUrl
    ? await findServer(config.databaseUrl)
    : await startEmbedded(config, log, hooks)
  try {
    const { applied } = await prepareDatabase(admin, roles, config.root)
    if (applied.length) log.info(`Applied ${applied.length} migrations`)
    const opened = openConnections(admin, roles, config.databasePoolSize, log, { ...hooks, isEmbedded })
    return {
      ...opened,
      isEmbedded,
      async close() {
        await Promise.race([opened.close(), wait(CLOSE_PATIENCE_MS, undefined, { ref: false })])
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The connections of one process to a database that is ready. */
export function openConnections(address: Address, roles: Roles, size: number, log: DatabaseLog, hooks: OpenHooks = {}) {
  let isClosing = false
  // A pool's end does not wait for its sockets, so PostgreSQL may cut some of them off: that is no news then.
  const onError = (role: string) => (error: Error) => {
    if (!isClosing) log.error({ err: error }, `A connection of the ${role} pool failed`)
  }
  const server = openPool(address, roles, { role: 'server', size, onError: onError('server') })
  // At an address of somebody else's, the number of a process is not one of this machine.
  const heavy = openPool(address, roles, {
    ...{ role: 'server', size: HEAVY_CONNECTIONS, onError: onError('heavy') },
    stepsBack: hooks.isEmbedded ?? false,
  })
  const jobs = openPool(address, roles, {
    role: 'jobs',
    size: JOBS_CONNECTIONS,
    onError: onError('jobs'),
    timeouts: false,
  })
  const listener = startListener(addressAs(address, roles.server), log, hooks.onGap ?? (() => {}))
  return {
    server,
    heavy,
    jobs,
    listen: listener.listen,
    listening: listener.listening,
    async close() {
      isClosing = true
      await Promise.all([listener.close(), server.end(), heavy.end(), jobs.end()])
    },
  }
}

async function startEmbedded(config: DatabaseConfig, log: DatabaseLog, hooks: Hooks) {
  const cluster = await startCluster({ folder: join(config.dataDir, 'postgres'), log, onLost: hooks.onLost })
  const { port, user, password, stop } = cluster
  const postgres: Address = { host: '127.0.0.1', port, database: 'postgres', user, password }
  try {
    await makeDatabase(postgres)
  } catch (error) {
    await stop()
    throw error
  }
  return { admin: { ...postgres, database: EMBEDDED_DATABASE }, stop }
}

async function makeDatabase(postgres: Address) {
  const client = new pg.Client(postgres)
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [EMBEDDED_DATABASE])
    if (!rowCount) await client.query(`create database ${EMBEDDED_DATABASE}`)
  } finally {
    await client.end()
  }
}

/** Tries the server once, so that a wrong address is one sentence and not a heap of failed queries. */
async function findServer(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  const { host, port, user = '', password = '', database = user, ssl } = client
  const address: Address = { host, port, user, password, database, ...(ssl && { ssl }) }
  try {
    await client.connect()
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? (error as Error).message
    throw new CannotStart(`The database at ${host}:${port} cannot be reached with DATABASE_URL (${why}).`, {
      cause: error,
    })
  } finally {
    await client.end().catch(() => {})
  }
  return { admin: address, stop: async () => {} }
}
