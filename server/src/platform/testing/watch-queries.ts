import type { PoolClient } from 'pg'
import type { TestServer } from './test-server'

type Query = string | { text: string }

/**
 * The tables that queries of the server have named since this was last asked. An id can matter only to an operation that
 * reads or writes a table which holds it, so nobody has to try every id with every operation.
 */
export function watchQueries(server: TestServer, tables: ReadonlySet<string>): () => Set<string> {
  let named = new Set<string>()
  const heard = new WeakSet<PoolClient>()
  const listen = (client: PoolClient) => {
    if (heard.has(client)) return
    heard.add(client)
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    client.query = ((...given: [Query, ...unknown[]]) => {
      const text = typeof given[0] === 'string' ? given[0] : given[0].text
      for (const [word] of text.matchAll(/[a-z][a-z0-9_]+/g)) if (tables.has(word)) named.add(word)
      return query(...given)
    }) as typeof client.query
  }
  server.db.server.on('acquire', listen)
  return () => {
    const all = named
    named = new Set()
    return all
  }
}
