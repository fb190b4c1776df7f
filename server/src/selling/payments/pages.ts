import { randomBytes } from 'node:crypto'
import { chosenLanguage, isLanguage, type Language, languages } from '@coverwright/rules/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'

export const newNonce = () => randomBytes(16).toString('base64')

/** No script at all; what is typed goes to us. Afterwards the buyer goes home, which may be the company's own domain. */
const policy = (nonce: string) =>
  `default-src 'none'; img-src 'self'; style-src 'nonce-${nonce}'; form-action 'self' https:; base-uri 'none'; frame-ancestors 'none'`

/** The address of such a page opens a payment: nobody else hears of it, and nobody keeps the page. */
export const sendPage = (reply: FastifyReply, nonce: string, page: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy(nonce))
    .header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    .header('referrer-policy', 'no-referrer')
    .header('cross-origin-opener-policy', 'same-origin')
    .header('permissions-policy', 'camera=(), microphone=(), geolocation=()')
    .header('x-frame-options', 'DENY')
    .send(page)

export function languageFor(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown }
  return isLanguage(lang) ? lang : chosenLanguage(languages, String(request.headers['accept-language'] ?? ''))
}
