import { HTTP_SESSION_EXPIRED } from '@coverwright/contract/platform'
import type { FastifyReply } from 'fastify'
import type { CallFrame } from './frame'

/** The wire's own way to say that a session is over: HTTP 201 and nothing in it. No call answers 201 for anything else. */
export function answerExpired(frame: CallFrame, operation: string, reply: FastifyReply) {
  frame.metrics.count('sessions_expired_total', { operation })
  return reply
    .code(HTTP_SESSION_EXPIRED)
    .header('cache-control', 'no-store')
    .header('www-authenticate', 'Bearer error="invalid_token"')
    .send()
}
