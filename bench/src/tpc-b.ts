import pg from 'pg'
import type { startBenchCluster } from './bench-server'

type Cluster = Awaited<ReturnType<typeof startBenchCluster>>

const CLIENTS = 8
const SCALE = 10
const TABLES = `
  create table branches (bid int primary key, balance int, filler char(88));
  create table tellers (tid int primary key, bid int, balance int, filler char(84));
  create table accounts (aid int primary key, bid int, balance int, filler char(84)) with (fillfactor = 100);
  create table history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
  insert into branches select n, 0, '' from generate_series(1, ${SCALE}) n;
  insert into tellers select n, (n - 1) / 10 + 1, 0, '' from generate_series(1, ${SCALE * 10}) n;
  insert into accounts select n, (n - 1) / 100000 + 1, 0, '' from generate_series(1, ${SCALE * 100000}) n;`

/** The transaction of TPC-B as pgbench has it, at its usual scale of ten, by eight clients with prepared statements. */
export async function openTpcB({ admin }: Cluster) {
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const client = new pg.Client(admin)
      await client.connect()
      return client
    }),
  )
  await clients[0]!.query(TABLES)
  await clients[0]!.query('vacuum analyze')
  return {
    /** Transactions a second. */
    rate: async (count: number): Promise<number> => {
      let next = 0
      const started = performance.now()
      await Promise.all(
        clients.map(async (client) => {
          for (let at = next++; at < count; at = next++) await transact(client)
        }),
      )
      return (count / (performance.now() - started)) * 1_000
    },
    close: () => Promise.all(clients.map((client) => client.end())),
  }
}

const upTo = (most: number) => 1 + Math.floor(Math.random() * most)

async function transact(client: pg.Client) {
  const [aid, bid, tid, delta] = [upTo(100_000 * SCALE), upTo(SCALE), upTo(10 * SCALE), upTo(10_000) - 5_000]
  const ask = (name: string, text: string, values: unknown[]) => client.query({ name, text, values })
  await client.query('begin')
  await ask('a', 'update accounts set balance = balance + $1 where aid = $2', [delta, aid])
  await ask('s', 'select balance from accounts where aid = $1', [aid])
  await ask('t', 'update tellers set balance = balance + $1 where tid = $2', [delta, tid])
  await ask('b', 'update branches set balance = balance + $1 where bid = $2', [delta, bid])
  await ask('h', 'insert into history (tid, bid, aid, delta, mtime) values ($1, $2, $3, $4, now())', [
    ...[tid, bid, aid, delta],
  ])
  await client.query('commit')
}
