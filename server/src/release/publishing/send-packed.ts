import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Packed } from './compile-page'

/** As small as the browser can take it, or nothing at all when it has it already. */
export function sendPacked(request: FastifyRequest, reply: FastifyReply, packed: Packed) {
  reply.header('etag', packed.etag)
  if (reply.statusCode === 200 && isKnown(request.headers['if-none-match'], packed.etag)) return reply.code(304).send()
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(packed.br)
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(packed.gzip)
  return reply.send(packed.content)
}

/** Proxies may mark a validator as weak; the content is the same. */
const isKnown = (sent: string | undefined, etag: string): boolean =>
  sent !== undefined && sent.split(',').some((known) => known.trim().replace(/^W\//, '') === etag)
