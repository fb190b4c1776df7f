import Fastify from 'fastify'
import type pg from 'pg'
import { benchRequests, openBenchDatabase, rateOf, startBenchCluster, startBenchServer } from './bench-server'
import { sizeOf } from './bench-till'
import { type Figure, interleave } from './measure'

const CALLS = sizeOf('calls', 1_500)
const ROUNDS = sizeOf('rounds', 7)

/** A signed, permission-checked reading call against a bare route that asks the same in a transaction of its own. */
export async function measureReading(): Promise<Figure> {
  const cluster = await startBenchCluster()
  const db = await openBenchDatabase(cluster, 'reading')
  const { server, caller, company } = await startBenchServer(db)
  const bare = await startBareRoute(db.server, company)
  try {
    const ours = () => rateOf(server.url, benchRequests('signed', caller, CALLS))
    const peer = () => rateOf(bare.url, benchRequests('unsigned', caller, CALLS))
    await ours()
    await peer()
    const seen = await interleave(ROUNDS, ours, peer)
    const ratio = seen.ours / seen.peer
    return {
      name: 'P20 signed, permission-checked reading call against a bare route with the same query',
      ours: `${Math.round(seen.ours)}/s`,
      peer: `${Math.round(seen.peer)}/s`,
      ratio,
      goal: '>= 0.5',
      holds: ratio >= 0.5,
    }
  } finally {
    await bare.close()
    await server.close()
    await db.close()
    await cluster.stop()
  }
}

/** As one would write it without a platform: JSON in, a prepared query between begin and commit, JSON out. */
async function startBareRoute(pool: pg.Pool, company: string) {
  const app = Fastify()
  app.post('/v1/bench/listUnsigned', async () => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query({
        name: 'bare-tenant',
        text: `select set_config('app.company_id', $1, true)`,
        values: [company],
      })
      const { rows } = await client.query<{ place: string; what: string; at: Date }>({
        name: 'bare-list',
        text: 'select place, what, at from audit_log where company_id = $1 order by place desc limit 20',
        values: [company],
      })
      await client.query('commit')
      const given = rows.map((row) => ({ place: Number(row.place), what: row.what, at: String(row.at) }))
      return { status: 200, data: { rows: given }, message: '' }
    } finally {
      client.release()
    }
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url, close: () => app.close() }
}
