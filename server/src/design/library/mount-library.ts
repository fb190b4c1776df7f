import { fileKinds } from '@coverwright/rules/company/media'
import { PHOTO_WIDTHS } from '@coverwright/rules/design/products'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BRAND_ADDRESS } from '../../company/companies'
import { findFile } from '../../company/media'
import type { MountParts } from '../../platform/operations'
import { findFont } from './font-store'
import { findSizeFile } from './photo-store'
import { fontAddress } from './present-font'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const SIZE = /^([0-9a-f]{16})-(\d{3,4})\.(webp|jpg)$/

type Asked = FastifyRequest<{ Params: { company: string; id: string; file: string } }>
type Parts = Pick<MountParts, 'inCompany' | 'files'>
type Kept = NonNullable<Awaited<ReturnType<typeof findFile>>>

/**
 * Photos and fonts of libraries, for buyers: without a session and without an address that runs out, because what is sold
 * with them stands for years. Each address names its content, so whoever has it keeps it.
 */
export function mountLibrary(http: FastifyInstance, parts: Parts) {
  http.get(`${BRAND_ADDRESS}/:company/photos/:id/:file`, async (request: Asked, reply) => {
    const { company, id, file } = request.params
    const [, version, width, kind] = SIZE.exec(file) ?? []
    const isSound = UUID.test(company) && UUID.test(id) && PHOTO_WIDTHS.some((each) => String(each) === width)
    if (!isSound || !version || !kind) return notHere(reply)
    const asked = { photoId: id, version, width: Number(width), kind: kind as 'webp' | 'jpg' }
    const found = await parts.inCompany(company, async (db) => {
      const fileId = await findSizeFile({ db, company }, asked)
      return fileId ? findFile({ db, company }, fileId) : null
    })
    return found ? sent(parts, reply, found) : notHere(reply)
  })
  http.get(`${BRAND_ADDRESS}/:company/fonts/:id/:file`, async (request: Asked, reply) => {
    const { company, id } = request.params
    if (!UUID.test(company) || !UUID.test(id)) return notHere(reply)
    const found = await parts.inCompany(company, async (db) =>
      (await findFont({ db, company }, id)) ? findFile({ db, company }, id) : null,
    )
    const isIt = found && fontAddress(found) === new URL(request.url, 'http://here').pathname
    return isIt ? sent(parts, reply, found) : notHere(reply)
  })
}

const notHere = (reply: FastifyReply) => reply.code(404).header('cache-control', 'no-store').send()

async function sent({ files }: Parts, reply: FastifyReply, file: Kept) {
  return reply
    .type(fileKinds[file.kind].type)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-length', file.size)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('x-content-type-options', 'nosniff')
    .send(await files.open(file.key))
}
