import { performance } from 'node:perf_hooks'
import { identityOperations } from '@coverwright/contract/company/identity'
import { makeCompany, startTestServer } from '../../server/src/platform/testing'
import { openBenchDatabase, startBenchCluster } from './bench-server'
import { type Figure, interleave } from './measure'

const ROUNDS = 60
/** So long after a failure nobody is slowed down or locked for it. */
const FORGIVEN_MS = 2 * 60 * 60_000
const EMAIL = 'known@people.example'

/** Whether the time of a refused sign-in tells which addresses have an account. */
export async function measureUnknownAddress(): Promise<Figure> {
  let now = new Date()
  const cluster = await startBenchCluster()
  const db = await openBenchDatabase(cluster, 'unknown_address')
  const server = await startTestServer({ db, clock: () => now })
  const refusedIn = async (email: string) => {
    now = new Date(now.getTime() + FORGIVEN_MS)
    const as = await server.openBrowser()
    const started = performance.now()
    const answer = await server.call(identityOperations.signIn, { email, password: 'Wrong-Pass-1' }, { as })
    const ms = performance.now() - started
    if (answer.message !== 'identity.wrongCredentials') throw new Error(`answered ${answer.message}`)
    return ms
  }
  try {
    await makeCompany(server, { people: { [EMAIL]: 'primary' } })
    for (const email of [EMAIL, 'warm@up.example']) await refusedIn(email)
    let round = 0
    const { ours, peer } = await interleave(
      ROUNDS,
      () => refusedIn(`u${round++}@nowhere.example`),
      () => refusedIn(EMAIL),
    )
    const ratio = ours / peer
    return {
      name: 'R15 refusing an unknown address against a known one',
      ours: `${ours.toFixed(1)} ms`,
      peer: `${peer.toFixed(1)} ms`,
      ratio,
      goal: '0.8 to 1.25',
      holds: ratio >= 0.8 && ratio <= 1.25,
    }
  } finally {
    await server.close()
    await db.close()
    await cluster.stop()
  }
}
