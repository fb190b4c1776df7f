import { TellsPage } from '@coverwright/contract/release/direct-pages'
import { campaignOf } from '@coverwright/rules/release/direct-pages'
import { isMachine } from '@coverwright/rules/selling/visits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { comersPerMinute } from '../../kernel'
import type { MountParts } from '../../platform/operations'
import { countPageEvent } from './count-store'
import type { DirectPageCache } from './page-cache'

const BODY_LIMIT_BYTES = 1_024
const EVENTS_PER_MINUTE = 60
const HOUR_MS = 3_600_000
const SLUG = /^[a-z0-9-]{1,80}$/

type Sent = FastifyRequest<{ Params: { slug: string } }>

/** Where a direct page tells that it was looked at. Everybody is counted and nobody is followed, so nobody is asked. */
export async function mountSeen(http: FastifyInstance, parts: MountParts, cache: Pick<DirectPageCache, 'shown'>) {
  const isTooMany = comersPerMinute(EVENTS_PER_MINUTE, parts.now)
  await http.register(async (pages) => {
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    pages.post('/d/:slug/seen', { bodyLimit: BODY_LIMIT_BYTES }, async (request: Sent, reply) =>
      reply
        .code(await take(request))
        .header('cache-control', 'no-store')
        .send(),
    )
  })

  async function take(request: Sent): Promise<number> {
    if (isTooMany(request.ip)) return 429
    const told = TellsPage.safeParse(readJson(request.body))
    if (!told.success) return 400
    const userAgent = String(request.headers['user-agent'] ?? '')
    const purpose = String(request.headers['sec-purpose'] ?? request.headers['purpose'] ?? '')
    if (parts.isInMaintenance() || isMachine({ userAgent, purpose })) return 204
    const { slug } = request.params
    const shown = SLUG.test(slug) ? await cache.shown(slug) : null
    if (!shown) return 404
    const { company, page } = shown
    const { event, campaign } = told.data
    const hour = Math.floor(parts.now().getTime() / HOUR_MS)
    const counted = { hour, pageId: page.id, campaign: campaignOf(campaign), event }
    await parts.inCompany(company, (db) => countPageEvent({ db, company }, counted))
    return 204
  }
}

function readJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return null
  }
}
