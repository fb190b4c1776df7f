import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import Fastify from 'fastify'
import { spawnServer } from '../../server/src/platform/testing/spawn-server'
import { atRest } from './at-rest'
import { sizeOf } from './bench-till'
import { type Figure, interleave } from './measure'
import { hashOnSale, QUOTE_PATH, tripQuote } from './travel-light'

const ROUNDS = sizeOf('rounds', 5)
const SECONDS = sizeOf('seconds', 3)
const CONNECTIONS = 32
const GOAL = 0.5
const SETTINGS = { RATE_LIMIT_PER_MINUTE: '1000000', OVERLOAD_DELAY_MS: '60000', LOG_LEVEL: 'error' }

/**
 * P3: what a buyer pays with these answers, over HTTP, asked of the program as it ships: limits, validation, every plan
 * rated on the server; against a Fastify that says hello, and against one that takes the same bodies and gives the same
 * answer without looking at them: what Fastify itself makes of such calls. Buyers have no key to sign with, so this call
 * has no signature; what signing costs is P14.
 */
export async function measureQuoteCall(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'coverwright-p3-'))
  chmodSync(folder, 0o755)
  const server = spawnServer({ DATA_DIR: folder, ...SETTINGS })
  try {
    const { url } = await server.ready()
    await atRest(folder)
    return await compare(url, requestsOf(await hashOnSale(url)))
  } finally {
    await server.stop('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}

async function compare(url: string, requests: Sent[]): Promise<Figure[]> {
  const bare = await startBare(await check(url, requests))
  try {
    const ours = () => rateOf(url, requests)
    const figures: Figure[] = []
    for (const [than, peer] of [
      ['a Fastify hello', () => rateOf(bare.url, [{ method: 'GET', path: '/' }])],
      ['a bare Fastify with the same bodies and answer', () => rateOf(bare.url, requests)],
    ] as const) {
      await ours()
      await peer()
      figures.push(figureOf(than, await interleave(ROUNDS, ours, peer)))
    }
    return figures
  } finally {
    await bare.close()
  }
}

function figureOf(than: string, seen: { ours: number; peer: number }): Figure {
  const ratio = seen.ours / seen.peer
  return {
    name: `P3 quote call over HTTP against ${than}`,
    ours: `${Math.round(seen.ours)}/s`,
    peer: `${Math.round(seen.peer)}/s`,
    ratio,
    goal: `>= ${GOAL}`,
    holds: ratio >= GOAL,
  }
}

type Sent = { method: 'GET' | 'POST'; path: string; body?: string; headers?: Record<string, string> }

const requestsOf = (bodyHash: string): Sent[] =>
  Array.from({ length: 500 }, (_, at) => ({
    method: 'POST',
    path: QUOTE_PATH,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(tripQuote(bodyHash, at)),
  }))

async function startBare(answer: Answer) {
  const app = Fastify()
  app.get('/', async () => ({ hello: 'world' }))
  app.post(QUOTE_PATH, async () => answer)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url, close: () => app.close() }
}

/** A rate counts only where every one of these is answered with prices. Gives the last answer. */
async function check(url: string, requests: readonly Sent[]): Promise<Answer> {
  let last: Answer | null = null
  for (const { path, ...sent } of requests) {
    last = (await (await fetch(url + path, sent)).json()) as Answer
    const { status, data } = last
    if (status !== 200 || !data?.plans.every(({ yearly }) => yearly !== null)) throw new Error(JSON.stringify(data))
  }
  if (!last) throw new Error('nothing was asked')
  return last
}
type Answer = { status: number; data: { plans: { yearly: unknown }[] } | null }

/** Asked from a thread of its own, as people's browsers are not in the server's. */
async function rateOf(url: string, requests: Sent[]): Promise<number> {
  const load = { url, connections: CONNECTIONS, duration: SECONDS, workers: 1, requests }
  const { requests: answered, non2xx, errors } = await autocannon(load)
  if (non2xx + errors > 0) throw new Error(`${non2xx} failed, ${errors} errors`)
  return answered.average
}
