import { isFresh } from '@coverwright/rules/release/canaries'
import { isMachine } from '@coverwright/rules/selling/visits'
import type { FastifyRequest } from 'fastify'
import type { Canary, Standing } from './mounted-body'

/** As long as a device keeps its answers: whoever comes back finds what they began with. */
const COOKIE_SECONDS = 30 * 24 * 60 * 60
const COOKIE = 'cw_release'

type Chosen = { readonly standing: Standing; readonly cookie: string | null }

/**
 * Which release a visitor begins with. While a share of them get another one, each is given a side once and keeps it: the
 * cookie names the canary and the side, the same for all on that side, so it tells nobody from anybody else.
 */
export function releaseChooser() {
  let turn = 0
  return function chooseRelease(standing: Standing, request: FastifyRequest): Chosen {
    const { canary } = standing
    // Search engines and programs are shown what stands.
    if (!canary || isMachine(comerOf(request))) return { standing, cookie: null }
    const known = sideIn(request, canary)
    const side = known ?? (isFresh(turn++, canary.share) ? 'fresh' : 'standing')
    const cookie = known ? null : cookieFor(request, canary, side)
    if (side === 'standing') return { standing, cookie }
    const { hash, body } = canary
    return { standing: { ...standing, hash, body }, cookie }
  }
}

type Side = 'fresh' | 'standing'

function sideIn(request: FastifyRequest, { id }: Canary): Side | null {
  const pairs = String(request.headers.cookie ?? '').split(';')
  const value = pairs.map((pair) => pair.trim().split('=')).find(([name]) => name === COOKIE)?.[1]
  if (value === `${id}.fresh`) return 'fresh'
  return value === `${id}.standing` ? 'standing' : null
}

function cookieFor(request: FastifyRequest, { id }: Canary, side: Side): string {
  // As the visitor sees it: at a company's own domain the page stands at its front.
  const [path = ''] = request.originalUrl.split('?')
  const secure = request.protocol === 'https' ? '; Secure' : ''
  return `${COOKIE}=${id}.${side}; Path=${path}; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${secure}`
}

const comerOf = ({ headers }: FastifyRequest) => ({
  userAgent: String(headers['user-agent'] ?? ''),
  purpose: String(headers['sec-purpose'] ?? headers['purpose'] ?? ''),
})
