import { type Notice, renderNotice } from '@coverwright/player/prerender'
import { chosenLanguage, isLanguage, type Language, languages } from '@coverwright/rules/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BRAND_CHANNEL } from '../../company/companies'
import type { MountParts } from '../../platform/operations'
import { type CompiledPage, packPage } from './compile-page'
import { BrandPictures } from './brand-pictures'
import { releaseChooser } from './choose-release'
import { mountAfterPages } from './mount-after-pages'
import { mountDocuments } from './mount-documents'
import { mountBrandPictures } from './mount-brand-pictures'
import { enter, letIn } from './enter-pre-live'
import { protectStorefrontPage } from './page-headers'
import { PageCache } from './page-cache'
import { sendPacked } from './send-packed'
import { shownLanguages } from './shown-languages'
import { SHELL_CHANNEL } from './store'
import { type Build, readStorefrontBuild } from './storefront-build'

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** What is not for everybody is kept by nobody in between. */
const PRIVATE = 'private, no-cache'

type Cache = Pick<PageCache, 'standing' | 'page' | 'journey'>
type PageRequest = FastifyRequest<{ Params: { slug: string }; Querystring: { lang?: string; token?: string } }>
type JourneyRequest = FastifyRequest<{ Params: { slug: string; hash: string; file: string } }>

/** Published pages, the journeys behind them and the storefront's own files. */
export function mountStorefront(http: FastifyInstance, parts: MountParts) {
  if (!parts.config.roles.includes('storefront')) return
  const build = readStorefrontBuild(parts.config.root)
  if (!build) {
    http.get('/p/*', async (_request, reply) => reply.code(503).header('cache-control', 'no-store').send())
    return
  }
  const [cache, pictures] = [new PageCache(parts, build), new BrandPictures(parts)]
  parts.listen(SHELL_CHANNEL, (slug) => cache.forget(slug))
  for (const kept of [cache, pictures]) {
    parts.listen(BRAND_CHANNEL, (company) => kept.forgetCompany(company))
    parts.onGap(() => kept.forgetAll())
  }
  mountBrandPictures(http, pictures)
  mountDocuments(http, cache, parts)
  mountAssets(http, build)
  mountAfterPages(http, cache, build, parts)
  mountPages(http, cache, build, parts.isInMaintenance, parts.files.origins)
}

/** Also what the bench measures, over a cache that never goes to a database. */
export function mountPages(
  http: FastifyInstance,
  cache: Cache,
  build: Build,
  isInMaintenance: () => boolean,
  stores: readonly string[] = [],
) {
  const sendNotice = noticeSender(build)
  const chooseRelease = releaseChooser()
  http.get('/p/:slug', async (request: PageRequest, reply) => {
    if (isInMaintenance()) return sendNotice('maintenance', request, reply.code(503).header('retry-after', 300))
    const { slug } = request.params
    const standing = await cache.standing(slug)
    const entry = standing && enter(standing, request)
    if (entry === 'withLink') return letIn(request, reply)
    if (!standing || !entry) return sendNotice('notFound', request, reply.code(404))
    const { standing: shown, cookie } = chooseRelease(standing, request)
    const page = await cache.page(slug, shown, languageFor(request, shownLanguages(shown)))
    protectStorefrontPage(reply, page.styleHash, standing.environment, stores)
    // Visitors get one page or the other: nobody in between keeps either for all of them.
    if (standing.canary) reply.header('cache-control', PRIVATE)
    if (cookie) reply.header('set-cookie', cookie)
    return sendPacked(request, reply, page)
  })
  http.get('/p/:slug/body/:hash/:file', async (request: JourneyRequest, reply) => {
    const { slug, hash, file } = request.params
    const language = file.replace(/\.json$/, '')
    const standing = isLanguage(language) && /^[0-9a-f]{64}$/.test(hash) ? await cache.standing(slug) : null
    const isIn = standing && enter(standing, request)
    const packed = isIn ? await cache.journey(slug, standing, hash, language as Language) : null
    if (!packed || !standing) return sendNotice('notFound', request, reply.code(404))
    return sendPacked(
      request,
      reply
        .type('application/json')
        .header('cache-control', standing.environment === 'live' ? IMMUTABLE : PRIVATE)
        .header('vary', 'accept-encoding'),
      packed,
    )
  })
}

/** Pages that say why there is no product, in the reader's language, made once each. */
function noticeSender({ css }: Build) {
  const made = new Map<string, Promise<CompiledPage>>()
  return async (notice: Notice, request: FastifyRequest, reply: FastifyReply) => {
    const language = languageFor(request, languages)
    const name = `${notice} ${language}`
    const page = made.get(name) ?? packPage(renderNotice(notice, language, css))
    made.set(name, page)
    const { styleHash, ...packed } = await page
    return sendPacked(request, protectStorefrontPage(reply, styleHash).header('cache-control', 'no-store'), packed)
  }
}

/** What the address asks for, then what the browser asks for, of what the product is sold in. */
function languageFor(request: FastifyRequest, offered: readonly Language[]): Language {
  const { lang } = request.query as { lang?: unknown }
  if (isLanguage(lang) && offered.includes(lang)) return lang
  return chosenLanguage(offered, String(request.headers['accept-language'] ?? ''))
}

function mountAssets(http: FastifyInstance, { assets }: Build) {
  http.get('/p/assets/:file', async (request: FastifyRequest<{ Params: { file: string } }>, reply) => {
    const asset = assets.get(request.params.file)
    if (!asset) return reply.code(404).header('cache-control', 'no-store').send()
    reply.type(asset.type).header('cache-control', IMMUTABLE).header('vary', 'accept-encoding')
    const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
    return asset.br && takesBrotli ? reply.header('content-encoding', 'br').send(asset.br) : reply.send(asset.content)
  })
}
