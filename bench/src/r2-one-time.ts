import { type Caller, startTestServer, type TestServer } from '../../server/src/platform/testing'
import { openBenchDatabase, startBenchCluster } from './bench-server'
import type { Figure } from './measure'
import { type OneTimeThing, oneTimeThings } from './one-time-things'

const AT_ONCE = 30
const ROUNDS = 200

/** Each one-time thing taken by thirty at once, two hundred times over: one gets it, whatever the others do. */
export async function measureOneTimeThings(): Promise<Figure[]> {
  const cluster = await startBenchCluster()
  const db = await openBenchDatabase(cluster, 'one_time')
  const server = await startTestServer({ db, settings: { SIGNING_KEY_BITS: '1024', TRUST_PROXY: '127.0.0.1' } })
  try {
    const as = await server.openBrowser()
    const figures: Figure[] = []
    for (const thing of await oneTimeThings(server)) {
      const counts: number[] = []
      for (let round = 0; round < ROUNDS; round++) counts.push(await countTaken(server, as, thing, round))
      figures.push(figureOf(thing.name, counts))
    }
    return figures
  } finally {
    await server.close()
    await db.close()
    await cluster.stop()
  }
}

/** A network address of its own for each round: thirty tries with one code are guessing to the guard of sign-ins. */
async function countTaken(server: TestServer, as: Caller, { make, taking }: OneTimeThing, round: number) {
  const input = (await make(round)) as never
  const options = { as, headers: { 'x-forwarded-for': `10.0.${round >> 8}.${round & 255}` } }
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => server.call(taking, input, options)))
  return answers.filter(({ status }) => status === 200).length
}

function figureOf(name: string, counts: readonly number[]): Figure {
  const wrong = counts.filter((count) => count !== 1)
  if (wrong.length > 0) console.error(`${name}: successes in the wrong rounds ${wrong.slice(0, 20).join(' ')}`)
  return {
    name: `R2 ${name}: rounds without exactly one success`,
    ours: String(wrong.length),
    peer: `${ROUNDS} x ${AT_ONCE}`,
    ratio: wrong.length,
    goal: '0',
    holds: wrong.length === 0,
  }
}
