import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BRAND_ADDRESS, type BrandUse } from '../../company/companies'
import type { BrandPictures } from './brand-pictures'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const FILE = /^(logo|favicon)-([0-9a-f]{64})\.png$/

type Asked = FastifyRequest<{ Params: { company: string; file: string } }>

/** Pictures under the hash of what they were made from: kept for ever by whoever has them, and never another's file. */
export function mountBrandPictures(http: FastifyInstance, pictures: BrandPictures) {
  http.get(`${BRAND_ADDRESS}/:company/:file`, async (request: Asked, reply) => {
    const { company, file } = request.params
    const [, use, sha256] = FILE.exec(file) ?? []
    const isSound = UUID.test(company) && use !== undefined && sha256 !== undefined
    const picture = isSound ? await pictures.find(company, use as BrandUse, sha256) : null
    if (!picture) return reply.code(404).header('cache-control', 'no-store').send()
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'same-origin')
      .send(picture)
  })
}
