import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { CallFrame } from './frame'

const RETRY_AFTER_SECONDS = 2
/** So many calls may wait for a database connection; more would only wait longer and then fail. */
const WAITING_FOR_DATABASE = 200

/** These must answer when nothing else does. */
const ALWAYS = new Set(['/health', '/ready', '/metrics', '/version.json'])

/** Files cost next to nothing, and nobody asks for one twice: a page whose part was turned away stays broken. */
const FILES = /^\/(?:p\/)?assets\//

export const mayBeTurnedAway = (url: string) => !ALWAYS.has(url) && !FILES.test(url)

/** Nothing was done: whoever asked may ask again. */
export function turnAway(metrics: CallFrame['metrics'], reply: FastifyReply) {
  metrics.count('overload_total')
  return reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).header('cache-control', 'no-store').send()
}

/** Says 'too busy' before any work is done on a call, instead of letting all calls become slow. */
export async function guardOverload(http: FastifyInstance, { database, metrics }: CallFrame, maxDelayMs: number) {
  await http.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    sampleInterval: 500,
    pressureHandler: (request, reply, _type, delayMs) => {
      // Infinite means that no sample was taken since the last look, which says nothing about the delay.
      if (Number.isFinite(delayMs) && mayBeTurnedAway(request.url)) turnAway(metrics, reply)
    },
  })
  http.addHook('onRequest', (request, reply, done) => {
    if (database.server.waitingCount > WAITING_FOR_DATABASE && mayBeTurnedAway(request.url))
      void turnAway(metrics, reply)
    else done()
  })
}
