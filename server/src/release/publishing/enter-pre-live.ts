import type { FastifyReply, FastifyRequest } from 'fastify'
import { mayEnter, type Standing } from './mounted-body'

/** A month: whoever tests a product does not look for the link again each day. */
const COOKIE_SECONDS = 30 * 24 * 60 * 60
const COOKIE = 'cw_prelive'

/** False for whoever may not see what stands here; `withLink` for who came with the link and gets a cookie for it. */
export function enter(standing: Standing, request: FastifyRequest): boolean | 'withLink' {
  if (standing.environment === 'live') return true
  const { token } = request.query as { token?: unknown }
  if (typeof token === 'string' && mayEnter(standing, token)) return 'withLink'
  return mayEnter(standing, preLiveTokenOf(request))
}

/** The secret moves from the address into a cookie of this address alone: it is not in what is bookmarked or shared. */
export function letIn(request: FastifyRequest, reply: FastifyReply) {
  const { token, lang } = request.query as { token: string; lang?: unknown }
  const [path = ''] = request.url.split('?')
  const secure = request.protocol === 'https' ? '; Secure' : ''
  return reply
    .code(303)
    .header(
      'set-cookie',
      `${COOKIE}=${token}; Path=${path}; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
    )
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('location', typeof lang === 'string' ? `${path}?lang=${encodeURIComponent(lang)}` : path)
    .send()
}

/** Of whoever was let in before. */
export function preLiveTokenOf(request: FastifyRequest): string | undefined {
  const parts = String(request.headers.cookie ?? '').split(';')
  return parts.map((part) => part.trim().split('=')).find(([name]) => name === COOKIE)?.[1]
}
