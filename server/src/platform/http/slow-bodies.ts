import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** A call is a megabyte at most: who sends it slower than this holds a place for nothing. */
const BODY_MS = 20_000

/** Calls whose body does not come are ended; uploads have the longer time of every request. */
export function endSlowBodies(calls: FastifyInstance, patienceMs = BODY_MS) {
  const waiting = new Map<IncomingMessage, number>()
  // One clock for all of them: nearly every body is there with its headers, and needs no timer of its own.
  const look = () => {
    const longAgo = performance.now() - patienceMs
    for (const [raw, since] of waiting) {
      if (since > longAgo) return
      waiting.delete(raw)
      // Whoever was turned away before anybody read their body may have sent it long since.
      if (!raw.complete) raw.destroy()
    }
  }
  const timer = setInterval(look, patienceMs / 4).unref()
  calls.addHook('onClose', (_calls, done) => {
    clearInterval(timer)
    done()
  })
  calls.addHook('onRequest', ({ raw }, _reply, done) => {
    waiting.set(raw, performance.now())
    done()
  })
  calls.addHook('preValidation', ({ raw }, _reply, done) => {
    waiting.delete(raw)
    done()
  })
}
