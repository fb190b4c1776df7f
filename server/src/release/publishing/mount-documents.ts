import { contentDisposition } from '@coverwright/rules/company/media'
import { planDocumentKinds } from '@coverwright/rules/design/plans'
import type { Body } from '@coverwright/rules/design/products'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findFile } from '../../company/media'
import type { MountParts } from '../../platform/operations'
import { enter } from './enter-pre-live'
import type { PageCache } from './page-cache'

const HASH = /^[0-9a-f]{64}$/
/** A browser's own reader of PDF is a plugin; scripts inside were refused at the upload. */
const POLICY = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"

type Asked = FastifyRequest<{ Params: { slug: string; hash: string; file: string } }>
type Parts = Pick<MountParts, 'inCompany' | 'files'>

/** Booklets and cover documents of published plans. A file that no plan of this body names is not here. */
export function mountDocuments(http: FastifyInstance, cache: PageCache, { inCompany, files }: Parts) {
  http.get('/p/:slug/documents/:hash/:file', async (request: Asked, reply) => {
    const { slug, hash, file } = request.params
    const sha256 = file.replace(/\.pdf$/, '')
    const isSound = HASH.test(hash) && HASH.test(sha256)
    const found = isSound ? await cache.standing(slug) : null
    const standing = found && enter(found, request) ? found : null
    const body = standing && (await cache.body(slug, standing, hash))
    const named = body && documentsOf(body).find((each) => each.sha256 === sha256)
    const kept =
      standing &&
      named &&
      (await inCompany(standing.company, (db) => findFile({ db, company: standing.company }, named.fileId)))
    const isThere = kept?.sha256 === sha256 && (await files.sizeOf(kept.key)) === kept.size
    if (!isThere) return reply.code(404).header('cache-control', 'no-store').send()
    return reply
      .type('application/pdf')
      .header(
        'cache-control',
        standing?.environment === 'live' ? 'public, max-age=31536000, immutable' : 'private, no-cache',
      )
      .header('content-disposition', contentDisposition('inline', kept.name))
      .header('content-length', kept.size)
      .header('content-security-policy', POLICY)
      .header('cross-origin-resource-policy', 'same-origin')
      .header('x-content-type-options', 'nosniff')
      .send(await files.open(kept.key))
  })
}

const documentsOf = ({ plans }: Body) =>
  (plans?.plans ?? []).flatMap((plan) => planDocumentKinds.flatMap((kind) => plan[kind]))
