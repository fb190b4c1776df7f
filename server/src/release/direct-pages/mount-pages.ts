import { renderNotice } from '@coverwright/player/prerender'
import { chosenLanguage, isLanguage, type Language, languages } from '@coverwright/rules/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BRAND_CHANNEL } from '../../company/companies'
import { PAGE_TEMPLATE_CHANNEL } from '../../design/templates'
import type { MountParts } from '../../platform/operations'
import { packPage, protectStorefrontPage, readStorefrontBuild, sendPacked, SHELL_CHANNEL } from '../publishing'
import { mountSeen } from './mount-seen'
import { DirectPageCache } from './page-cache'
import { DIRECT_PAGE_CHANNEL } from './store'

type Asked = FastifyRequest<{ Params: { slug: string }; Querystring: { lang?: string } }>
const SLUG = /^[a-z0-9-]{1,80}$/

/** Direct pages as everybody sees them, made once and sent as they are. */
export async function mountPages(http: FastifyInstance, parts: MountParts) {
  if (!parts.config.roles.includes('storefront')) return
  const build = readStorefrontBuild(parts.config.root)
  const cache = new DirectPageCache(parts, build?.directScript ?? null)
  parts.listen(DIRECT_PAGE_CHANNEL, (slug) => cache.forget(slug))
  parts.listen(PAGE_TEMPLATE_CHANNEL, (id) => cache.forgetWhere(({ page }) => page.templateId === id))
  parts.listen(SHELL_CHANNEL, (slug) => cache.forgetWhere(({ shellSlug }) => shellSlug === slug || shellSlug === null))
  parts.listen(BRAND_CHANNEL, (company) => cache.forgetWhere((shown) => shown.company === company))
  parts.onGap(() => cache.forgetAll())
  await mountSeen(http, parts, cache)

  http.get('/d/:slug', async (request: Asked, reply) => {
    if (parts.isInMaintenance()) return notice(request, reply.code(503).header('retry-after', 300), 'maintenance')
    const { slug } = request.params
    const shown = SLUG.test(slug) ? await cache.shown(slug) : null
    const page = shown && (await cache.page(shown, languageFor(request, shown.page.languages)))
    if (!page) return notice(request, reply.code(404), 'notFound')
    return sendPacked(request, protectStorefrontPage(reply, page.styleHash), page)
  })

  async function notice(request: FastifyRequest, reply: FastifyReply, of: 'notFound' | 'maintenance') {
    const { styleHash, ...packed } = await packPage(renderNotice(of, languageFor(request, languages), build?.css ?? ''))
    return sendPacked(request, protectStorefrontPage(reply, styleHash).header('cache-control', 'no-store'), packed)
  }
}

/** What the address asks for, then what the browser asks for, of what the page is shown in. */
function languageFor(request: FastifyRequest, offered: readonly Language[]): Language {
  const { lang } = request.query as { lang?: unknown }
  if (isLanguage(lang) && offered.includes(lang)) return lang
  return chosenLanguage(offered, String(request.headers['accept-language'] ?? ''))
}
