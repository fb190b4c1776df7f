import { FRAME_REFUSALS, STATUS } from '@coverwright/contract/platform'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

/** What goes wrong outside a call (a page, a file): the log learns why, whoever asked learns that it did. */
export function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const code = error.statusCode ?? 500
  const isOurs = code >= 500 && code !== STATUS.maintenance
  if (isOurs) request.log.error({ err: error }, 'A request failed')
  const message = isOurs ? FRAME_REFUSALS.serverError : error.message
  return reply.code(code).header('cache-control', 'no-store').send({ status: code, data: null, message })
}
