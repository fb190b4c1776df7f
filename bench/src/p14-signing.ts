import { benchRequests, openBenchDatabase, rateOf, startBenchCluster, startBenchServer } from './bench-server'
import { type Figure, interleave } from './measure'

const CALLS = 500
const ROUNDS = 7

/** A signed call (RSA 2048, durable nonce) against the same call unsigned, on the same server. */
export async function measureSigning(): Promise<Figure> {
  const cluster = await startBenchCluster()
  const db = await openBenchDatabase(cluster, 'signing')
  const { server, caller } = await startBenchServer(db)
  try {
    const rate = (kind: 'signed' | 'unsigned') => rateOf(server.url, benchRequests(kind, caller, CALLS))
    await rate('signed')
    await rate('unsigned')
    const { ours, peer } = await interleave(ROUNDS, () => rate('signed'), () => rate('unsigned')) // oxfmt-ignore
    const ratio = ours / peer
    const name = 'P14 signed against unsigned calls'
    return {
      name,
      ours: `${Math.round(ours)}/s`,
      peer: `${Math.round(peer)}/s`,
      ratio,
      goal: '>= 0.8',
      holds: ratio >= 0.8,
    }
  } finally {
    await server.close()
    await db.close()
    await cluster.stop()
  }
}
