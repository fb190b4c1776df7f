import type { FastifyInstance } from 'fastify'

/** A call is a megabyte at most: who sends it slower than this holds a place for nothing. */
const BODY_MS = 20_000

/** Calls whose body does not come are ended; uploads have the longer time of every request. */
export function endSlowBodies(calls: FastifyInstance, patienceMs = BODY_MS) {
  const waiting = new WeakMap<object, NodeJS.Timeout>()
  calls.addHook('onRequest', async ({ raw }) => {
    waiting.set(raw, setTimeout(() => raw.destroy(), patienceMs).unref())
    raw.once('close', () => clearTimeout(waiting.get(raw)))
  })
  calls.addHook('preValidation', async ({ raw }) => clearTimeout(waiting.get(raw)))
}
