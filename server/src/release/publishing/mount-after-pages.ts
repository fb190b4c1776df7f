import { type AfterPage, renderAfter } from '@coverwright/player/prerender'
import { dressed, startingBody } from '@coverwright/rules/design/products'
import { chosenLanguage, type Language, languages, textIn } from '@coverwright/rules/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findBrand, findProfile } from '../../company/companies'
import { readBuyerToken } from '../../kernel'
import type { Db, MountParts } from '../../platform/operations'
import { packPage } from './compile-page'
import { protectStorefrontPage } from './page-headers'
import type { PageCache } from './page-cache'
import { sendPacked } from './send-packed'
import type { Build } from './storefront-build'

type Cache = Pick<PageCache, 'standing'>
type Around = Pick<AfterPage, 'kind' | 'slug' | 'look' | 'title'>

const PLAIN = startingBody({ name: '', currency: 'HKD', timeZone: 'UTC', languages: [] }, () => '').look

/**
 * Where a buyer comes back to from the gateway, and a holder's own page. Neither needs that the product is still sold: who
 * has paid must always see what became of it.
 */
export function mountAfterPages(
  http: FastifyInstance,
  cache: Cache,
  build: Build,
  parts: Pick<MountParts, 'inCompany'>,
) {
  const send = async (request: FastifyRequest, reply: FastifyReply, offered: readonly Language[], around: Around) => {
    const language = chosenLanguage(offered, String(request.headers['accept-language'] ?? ''))
    const { styleHash, ...packed } = await packPage(renderAfter({ ...around, language, build }))
    protectStorefrontPage(reply, styleHash).header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    return sendPacked(request, reply, packed)
  }
  http.get('/p/:slug/done', async (request: FastifyRequest<{ Params: { slug: string } }>, reply) => {
    const { slug } = request.params
    const standing = await cache.standing(slug)
    const offered = standing?.body.languages ?? languages
    const look = standing ? dressed(standing.body.look, standing.brand) : PLAIN
    const title = standing ? textIn(standing.body.look.header.title, offered[0] as Language) : ''
    return send(request, reply, offered, { kind: 'done', slug, look, title })
  })
  http.get('/my/:token', async (request: FastifyRequest<{ Params: { token: string } }>, reply) => {
    const read = readBuyerToken(request.params.token)
    const { look, title } = read ? await parts.inCompany(read.company, (db) => signOf(db, read.company)) : NOBODY
    return send(request, reply, languages, { kind: 'my', slug: '', look, title })
  })
}

const NOBODY = { look: PLAIN, title: '' }

/** How a company shows itself to its holders: a link that names no company of ours shows nobody. */
async function signOf(db: Db, company: string) {
  const profile = await findProfile({ db, company })
  return { look: dressed(PLAIN, await findBrand({ db, company })), title: profile?.registered.name ?? '' }
}
