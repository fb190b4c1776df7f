import { publishingOperations } from '@coverwright/contract/release/publishing'
import autocannon from 'autocannon'
import Fastify from 'fastify'
import { tripAnswers } from '../../server/src/selling/quotes/quote-shop.builder'
import { type BenchTill, openBenchTill, sizeOf } from './bench-till'
import { type Figure, interleave } from './measure'

const ROUNDS = sizeOf('rounds', 5)
const SECONDS = sizeOf('seconds', 3)
const CONNECTIONS = 32
const GOAL = 0.5

/**
 * P3: what a buyer pays with these answers, over HTTP: limits, validation, every plan rated on the server; against a
 * Fastify that says hello. Buyers have no key to sign with, so this call has no signature; what signing costs is P14.
 */
export async function measureQuoteCall(): Promise<Figure> {
  const opened = await openBenchTill('offers')
  const hello = await startHello()
  try {
    const requests = requestsOf(opened)
    const ours = () => rateOf(opened.server.url, requests)
    const peer = () => rateOf(hello.url, [{ method: 'GET', path: '/' }])
    await check(opened, requests)
    await ours()
    await peer()
    const seen = await interleave(ROUNDS, ours, peer)
    const ratio = seen.ours / seen.peer
    return {
      name: 'P3 quote call over HTTP against a Fastify hello',
      ours: `${Math.round(seen.ours)}/s`,
      peer: `${Math.round(seen.peer)}/s`,
      ratio,
      goal: `>= ${GOAL}`,
      holds: ratio >= GOAL,
    }
  } finally {
    await hello.close()
    await opened.close()
  }
}

type Sent = { method: 'GET' | 'POST'; path: string; body?: string; headers?: Record<string, string> }

/** Everybody answers something else, so that nothing can be remembered from the one before. */
const requestsOf = ({ till }: BenchTill): Sent[] =>
  Array.from({ length: 500 }, (_, at) => ({
    method: 'POST',
    path: publishingOperations.getOffer.path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ slug: till.slug, bodyHash: till.bodyHash, language: 'en_us' },
      answers: { ...tripAnswers('2026-04-10'), nights: String(1 + (at % 20)), oldestAge: String(20 + (at % 40)) },
    }),
  }))

async function startHello() {
  const app = Fastify()
  app.get('/', async () => ({ hello: 'world' }))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url, close: () => app.close() }
}

/** A rate counts only where every one of these is answered with prices. */
async function check({ server }: BenchTill, requests: readonly Sent[]) {
  for (const { path, ...sent } of requests) {
    const { status, data } = (await (await fetch(server.url + path, sent)).json()) as Answer
    if (status !== 200 || !data?.plans.every(({ yearly }) => yearly !== null)) throw new Error(JSON.stringify(data))
  }
}
type Answer = { status: number; data: { plans: { yearly: unknown }[] } | null }

/** Asked from a thread of its own, as people's browsers are not in the server's. */
async function rateOf(url: string, requests: Sent[]): Promise<number> {
  const load = { url, connections: CONNECTIONS, duration: SECONDS, workers: 1, requests }
  const { requests: answered, non2xx, errors } = await autocannon(load)
  if (non2xx + errors > 0) throw new Error(`${non2xx} failed, ${errors} errors`)
  return answered.average
}
