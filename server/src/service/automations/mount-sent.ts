import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { MountParts } from '../../platform/operations'
import { readMessageAddress, SENT } from './message-address'
import { findMessageOf } from './run-store'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
type Asked = FastifyRequest<{ Params: { company: string; '*': string } }>

/** A mail as it was sent, in a page of its own: nothing in it runs, and only the console frames it. */
export function mountSent(http: FastifyInstance, parts: MountParts) {
  const pictures = parts.config.publicUrl ? ` ${new URL(parts.config.publicUrl).origin}` : ''
  http.get(`${SENT}/:company/*`, async (request: Asked, reply) => {
    const { company, '*': token } = request.params
    const found = UUID.test(company)
      ? await parts.within(company, request.id, async (ctx) => {
          const runId = readMessageAddress(ctx, token)
          return runId ? findMessageOf(ctx, runId) : null
        })
      : null
    reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'${pictures}; frame-ancestors 'self'; sandbox`,
      )
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
    if (!found) return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
    return reply.type('text/html; charset=utf-8').send(found.html)
  })
}
