import pg, { type Pool } from 'pg'
import { stepBack } from '../../kernel'
import { writeOncePerTurn } from './one-write'
import { type Address, addressAs, type RoleName, type Roles } from './roles'

/** Longer than any call should take; jobs that need more say so themselves. */
const STATEMENT_TIMEOUT_MS = 15_000
const IDLE_IN_TRANSACTION_MS = 30_000
const CONNECT_TIMEOUT_MS = 5_000

type Options = {
  role: RoleName
  size: number
  onError: (error: Error) => void
  timeouts?: boolean
  stepsBack?: boolean
}

/** A pool of one role. Its errors are heard, because an idle connection that breaks would otherwise end the process. */
export function openPool(address: Address, roles: Roles, options: Options): Pool {
  const { role, size, onError, timeouts = true, stepsBack = false } = options
  const pool = new pg.Pool({
    ...addressAs(address, roles[role]),
    max: size,
    // What was opened stays: opening one takes longest when there is most to do, and its statements are prepared anew.
    min: size,
    application_name: role,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    // Lets a transaction's first two statements share a packet.
    pipeline: role === 'server',
    ...(timeouts && {
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    }),
  })
  hearErrors(pool, onError)
  pool.on('connect', writeOncePerTurn)
  if (stepsBack) pool.on('connect', (client) => stepBack((client as Connected).processID))
  return pool
}

/** The process of PostgreSQL that serves this connection, which the types leave out. */
type Connected = pg.PoolClient & { readonly processID?: number | null }

/** Both kinds: of connections that lie idle and of those lent out. */
export function hearErrors(pool: Pool, heard: (error: Error) => void) {
  pool.on('error', heard)
  pool.on('connect', (client) => client.on('error', heard))
}
