import { TellsVisit } from '@coverwright/contract/selling/visits'
import { isMachine } from '@coverwright/rules/selling/visits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { comersPerMinute } from '../../kernel'
import type { MountParts } from '../../platform/operations'
import { mayEnter, preLiveTokenOf } from '../../release/publishing'
import { countServerErrors } from './count-server-errors'
import { keepEvent } from './keep-event'
import { standingCache } from './standing-cache'

const BODY_LIMIT_BYTES = 1_024
/** A person who hurries turns a page every few seconds. */
const EVENTS_PER_MINUTE = 120
const SLUG = /^[a-z0-9-]{1,80}$/

type Sent = FastifyRequest<{ Params: { slug: string } }>

/** Where pages of the storefront tell what happens on them. Whoever tells gets no answer: nobody waits for one. */
export async function mountSeen(http: FastifyInstance, parts: MountParts) {
  if (!parts.config.roles.includes('storefront')) return
  const isTooMany = comersPerMinute(EVENTS_PER_MINUTE, parts.now)
  const standingAt = standingCache(parts)
  countServerErrors(http, parts, standingAt)
  await http.register(async (pages) => {
    pages.removeAllContentTypeParsers()
    // A browser that leaves a page sends text; what is in it is read here and nowhere before.
    pages.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    pages.post('/p/:slug/seen', { bodyLimit: BODY_LIMIT_BYTES }, async (request: Sent, reply) =>
      reply
        .code(await take(request))
        .header('cache-control', 'no-store')
        .send(),
    )
  })

  async function take(request: Sent): Promise<number> {
    if (isTooMany(request.ip)) return 429
    const told = TellsVisit.safeParse(readJson(request.body))
    if (!told.success) return 400
    const userAgent = headerOf(request, 'user-agent')
    const purpose = headerOf(request, 'sec-purpose') || headerOf(request, 'purpose')
    if (parts.isInMaintenance() || isMachine({ userAgent, purpose })) return 204
    const { slug } = request.params
    const standing = SLUG.test(slug) ? await standingAt(slug) : null
    if (!standing || !mayEnter(standing, preLiveTokenOf(request))) return 404
    return (await keepEvent(parts, standing, told.data, userAgent)) ? 204 : 404
  }
}

const headerOf = ({ headers }: FastifyRequest, name: string) => String(headers[name] ?? '')

function readJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return null
  }
}
