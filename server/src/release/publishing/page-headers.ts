import type { FastifyReply } from 'fastify'

/** Nothing inline runs; the one inline style is named by its hash; pictures may be the buyer's own, before they are sent; fonts are ours. */
const policy = (styleHash: string, stores: string) =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src ${styleHash}`,
    `img-src 'self' data: blob:${stores}`,
    `font-src 'self'`,
    `connect-src 'self'${stores}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
  ].join('; ')

/** Kept by browsers and proxies, but asked about each time: a newly published body shows at once. */
export function protectStorefrontPage(
  reply: FastifyReply,
  styleHash: string,
  environment: 'live' | 'prelive' = 'live',
  /** Where buyers' files are sent to, beside us: the origins of the file store. */
  stores: readonly string[] = [],
) {
  // No search engine finds what is being tried out.
  if (environment === 'prelive') reply.header('x-robots-tag', 'noindex')
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', `${environment === 'live' ? 'public' : 'private'}, no-cache`)
    .header('content-security-policy', policy(styleHash, stores.map((origin) => ` ${origin}`).join('')))
    .header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    .header('referrer-policy', 'strict-origin-when-cross-origin')
    .header('cross-origin-opener-policy', 'same-origin')
    .header('permissions-policy', 'microphone=(), geolocation=()')
    .header('x-frame-options', 'SAMEORIGIN')
    .header('vary', 'accept-language, accept-encoding')
}
