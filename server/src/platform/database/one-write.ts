import type { Duplex } from 'node:stream'
import type { PoolClient } from 'pg'

/** The socket below a connection, which the types leave out. */
type Connected = PoolClient & { readonly connection: { readonly stream: Duplex } }

/**
 * Statements that are asked in one turn of the loop leave in one write: each write wakes PostgreSQL, and costs more than
 * the words that it carries.
 */
export function writeOncePerTurn(given: PoolClient) {
  const client = given as Connected
  const { stream } = client.connection
  const ask = client.query as (...asked: unknown[]) => unknown
  let isHeld = false
  const query = (...asked: unknown[]) => {
    if (!isHeld) {
      isHeld = true
      stream.cork()
      process.nextTick(() => {
        isHeld = false
        stream.uncork()
      })
    }
    return ask.apply(client, asked)
  }
  client.query = query as PoolClient['query']
}
