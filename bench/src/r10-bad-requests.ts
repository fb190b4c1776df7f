import { findFragile } from '../../server/src/sweeps/sweep-garbage'
import { startSweepServer } from '../../server/src/sweeps/sweep-server'
import { openBenchDatabase, startBenchCluster } from './bench-server'
import type { Figure } from './measure'

const EACH = 2_000

/** Two thousand bad requests for every operation there is: nothing breaks, tells about its inside or takes a second. */
export async function measureBadRequests(): Promise<Figure> {
  const cluster = await startBenchCluster()
  const db = await openBenchDatabase(cluster, 'bad_requests')
  const server = await startSweepServer({ db, settings: { SIGNING_KEY_BITS: '1024' } })
  try {
    const seed = Date.now() % 1_000_000
    const fragile = await findFragile(server, EACH, seed)
    for (const each of fragile) console.error(`seed ${seed}: ${each}`)
    const asked = `${server.operations.length} operations x ${EACH}`
    const name = 'R10 operations that bad requests break'
    return {
      name,
      ours: String(fragile.length),
      peer: asked,
      ratio: fragile.length,
      goal: '0',
      holds: fragile.length === 0,
    }
  } finally {
    await server.close()
    await db.close()
    await cluster.stop()
  }
}
