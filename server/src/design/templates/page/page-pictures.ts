import { buffer } from 'node:stream/consumers'
import { type PageBody, pictureIn } from '@coverwright/rules/design/templates'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findFile, isShownAt } from '../../../company/media'
import { drawSize } from '../../../platform/files'
import type { CompanyCtx, MountParts } from '../../../platform/operations'

const WIDTHS = [640, 1280, 1920] as const
/** So many are held in memory, a few hundred kilobytes each; the least asked for leave first. */
const MOST_PICTURES = 200
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const FILE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(640|1280|1920)\.(webp|jpg)$/

/** Below what a domain of the company shows already: a page there needs no other host. */
const ADDRESS = '/p/look'

export const pagePicture = (company: string, fileId: string, width: number, kind: 'webp' | 'jpg' = 'webp') =>
  `${ADDRESS}/${company}/pages/${fileId}-${width}.${kind}`

/** No wider than it is. */
export const shownWidths = (width: number | null): number[] => {
  const fitting = WIDTHS.filter((each) => width === null || each < width)
  const [widest] = WIDTHS.filter((each) => !fitting.includes(each))
  return widest ? [...fitting, widest] : [...fitting]
}

/** What is shown where the page is shared: its own picture for that, or the first on it. Other sites need a whole address. */
export async function sharePicture(ctx: CompanyCtx, body: PageBody, canonical: string, alt: string) {
  const id = body.search.fileId || body.blocks.map(pictureIn).find((each) => each !== '')
  const file = id && canonical !== '' ? await findFile(ctx, id) : null
  return file ? { address: new URL(pagePicture(ctx.company, file.id, 1280, 'jpg'), canonical).href, alt } : null
}

/** Pictures of pages in the sizes that screens need. Only what stands in a page is here; any other file is not. */
export function mountPagePictures(http: FastifyInstance, parts: MountParts) {
  const kept = new Map<string, Promise<Buffer | null>>()
  const find = (company: string, fileId: string, width: number, kind: 'webp' | 'jpg') => {
    const name = `${company} ${fileId} ${width} ${kind}`
    const picture = kept.get(name) ?? draw(parts, company, fileId, width, kind)
    kept.delete(name)
    kept.set(name, picture)
    picture.then((found) => found ?? kept.delete(name)).catch(() => kept.delete(name))
    const [oldest] = kept.keys()
    if (kept.size > MOST_PICTURES && oldest !== undefined) kept.delete(oldest)
    return picture
  }
  type Asked = FastifyRequest<{ Params: { company: string; file: string } }>
  http.get(`${ADDRESS}/:company/pages/:file`, async (request: Asked, reply) => {
    const { company, file } = request.params
    const [, id, width, kind] = FILE.exec(file) ?? []
    const isSound = UUID.test(company) && id !== undefined
    const picture = isSound ? await find(company, id, Number(width), kind as 'webp' | 'jpg') : null
    if (!picture) return reply.code(404).header('cache-control', 'no-store').send()
    return reply
      .type(kind === 'jpg' ? 'image/jpeg' : 'image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(picture)
  })
}

async function draw(parts: MountParts, company: string, fileId: string, width: number, kind: 'webp' | 'jpg') {
  const file = await parts.inCompany(company, async (db) => {
    const inside = { db, company }
    return (await isShownAt(inside, 'pageTemplate', fileId)) ? findFile(inside, fileId) : null
  })
  if (!file?.width || !file.height || (await parts.files.sizeOf(file.key)) === null) return null
  const whole = { left: 0, top: 0, width: file.width, height: file.height }
  const drawn = await drawSize(await buffer(await parts.files.open(file.key)), whole, width)
  return drawn && drawn[kind].bytes
}
