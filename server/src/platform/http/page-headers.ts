import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'

/** The tightest policy under which the console's libraries work; for documents only, never for scripts or workers. */
const policy = (nonce: string, files: string) =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src-elem 'self' 'nonce-${nonce}'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:${files}`,
    `media-src 'self' blob:${files}`,
    `font-src 'self' data:`,
    `connect-src 'self'${files}`,
    `worker-src 'self'`,
    `frame-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')

export const newNonce = () => randomBytes(16).toString('base64')

/** What every page of ours carries. A page with a nonce is never kept by anybody; files may lie at other origins. */
export function protectPage(reply: FastifyReply, nonce: string, fileOrigins: readonly string[] = []) {
  const files = fileOrigins.map((origin) => ` ${origin}`).join('')
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy(nonce, files))
    .header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    .header('referrer-policy', 'strict-origin-when-cross-origin')
    .header('cross-origin-opener-policy', 'same-origin')
    .header('permissions-policy', 'camera=(), microphone=(), geolocation=()')
    .header('x-frame-options', 'DENY')
}
