import pg, { type PoolClient } from 'pg'
import { benchRequests, openBenchDatabase, rateOf, startBenchCluster, startBenchServer } from './bench-server'
import { type Figure, interleave } from './measure'

const CALLS = 500
const ROUNDS = 7

type BenchDatabase = Awaited<ReturnType<typeof openBenchDatabase>>

/** The share of a whole signed call that row-level security and setting the tenant take. */
export async function measureWalls(): Promise<Figure> {
  const cluster = await startBenchCluster()
  const walled = await openBenchDatabase(cluster, 'walled')
  const open = await openBenchDatabase(cluster, 'open')
  const [ours, peer] = [await startBenchServer(walled), await startBenchServer(open)]
  try {
    await tearDownWalls(open)
    const rate = (side: typeof ours) => rateOf(side.server.url, benchRequests('signed', side.caller, CALLS))
    await rate(ours)
    await rate(peer)
    const rates = await interleave(ROUNDS, () => rate(ours), () => rate(peer)) // oxfmt-ignore
    const share = Math.max(0, 1 - rates.ours / rates.peer)
    const name = 'P13 share of the tenant walls in a call'
    return {
      name,
      ours: `${Math.round(rates.ours)}/s`,
      peer: `${Math.round(rates.peer)}/s`,
      ratio: share,
      goal: '<= 0.30',
      holds: share <= 0.3,
    }
  } finally {
    await ours.server.close()
    await peer.server.close()
    await walled.close()
    await open.close()
    await cluster.stop()
  }
}

/** The peer: no policies, and the statement that sets the tenant is not sent. */
async function tearDownWalls(db: BenchDatabase) {
  const owner = new pg.Client(db.owner)
  await owner.connect()
  const { rows } = await owner.query<{ name: string }>(
    "select relname as name from pg_class where relrowsecurity and relkind in ('r', 'p') and relnamespace = 'public'::regnamespace",
  )
  for (const { name } of rows)
    await owner.query(
      `alter table "${name}" no force row level security; alter table "${name}" disable row level security`,
    )
  await owner.end()
  const connect = db.server.connect.bind(db.server) as (...given: unknown[]) => Promise<PoolClient>
  // `pool.query` connects with a callback; only transactions set a tenant.
  Object.assign(db.server, {
    connect: (...given: unknown[]) => (given.length > 0 ? connect(...given) : connect().then(withoutTenant)),
  })
}

function withoutTenant(client: PoolClient): PoolClient {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const isTenant = (given: unknown) => (given as { name?: string } | null)?.name === 'tenant'
  const quiet = (...given: unknown[]) => (isTenant(given[0]) ? Promise.resolve({ rows: [] }) : query(...given))
  return Object.assign(Object.create(client) as PoolClient, { query: quiet, release: client.release.bind(client) })
}
