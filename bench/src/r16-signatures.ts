import { requestOf, startTestServer } from '../../server/src/platform/testing'
import { findAccepted, outsideWindow, recordRequests } from '../../server/src/sweeps/sweep-signatures'
import { benchOperations, openBenchDatabase, startBenchCluster, startBenchServer } from './bench-server'
import type { Figure } from './measure'

const FORGERIES = 10_000

/** Ten thousand replayed, altered and late requests, half of them after a restart. */
export async function measureForgeries(): Promise<Figure> {
  const cluster = await startBenchCluster()
  const db = await openBenchDatabase(cluster, 'signatures')
  const { server, caller } = await startBenchServer(db)
  const restarted = await startTestServer({ db, rooms: server.app.rooms.filter((room) => room.name === 'bench') })
  try {
    const recorded = await recordRequests(server, benchOperations.signed, { search: 'recorded' }, caller)
    let number = 0
    const late = () =>
      requestOf(benchOperations.signed, { search: '' }, { as: caller, at: outsideWindow(new Date(), number++ % 300) })
    const before = await findAccepted(server, recorded, late, FORGERIES / 2)
    const after = await findAccepted(restarted, recorded, late, FORGERIES / 2)
    const accepted = [...before, ...after]
    for (const each of accepted.slice(0, 5)) console.error(each)
    const name = 'R16 forged signatures let through'
    return {
      name,
      ours: String(accepted.length),
      peer: String(FORGERIES),
      ratio: accepted.length,
      goal: '0',
      holds: accepted.length === 0,
    }
  } finally {
    await restarted.close()
    await server.close()
    await db.close()
    await cluster.stop()
  }
}
