import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { libraryTopic } from '@coverwright/contract/design/library'
import { fileKinds } from '@coverwright/rules/company/media'
import { cropInPixels } from '@coverwright/rules/design/library'
import { PHOTO_WIDTHS } from '@coverwright/rules/design/products'
import { z } from 'zod'
import { addFile, findFile } from '../../company/media'
import { drawSize, newFileKey } from '../../platform/files'
import { type CompanyCtx, job } from '../../platform/operations'
import { hasSizes, insertSize, lockPhoto, type PhotoRow, updatePhotoRow } from './photo-store'

const MAKE_SIZES = 'library.makeSizes'

export const makeSizesLater = (ctx: CompanyCtx, { id, version }: PhotoRow) =>
  ctx.enqueue(MAKE_SIZES, { photoId: id, version })

/** Draws a photo as wide as buyers need it, once for each cut. Whoever cut it again meanwhile has asked for that one, too. */
export const makeSizesJob = job({
  task: MAKE_SIZES,
  payload: z.object({ photoId: z.uuid(), version: z.string() }),
  run: async (ctx, { photoId, version }) => {
    const photo = await lockPhoto(ctx, photoId)
    if (photo?.version === version) await makeSizes(ctx, photo)
  },
})

export async function makeSizes(ctx: CompanyCtx, photo: PhotoRow) {
  const { id, version, crop } = photo
  if (!(await hasSizes(ctx, id, version))) {
    const file = await findFile(ctx, id)
    if (!file?.width || !file.height) throw new Error('A photo without its measures')
    const bytes = await buffer(await ctx.files.open(file.key))
    const cut = cropInPixels(crop, { width: file.width, height: file.height })
    for (const width of PHOTO_WIDTHS) {
      const drawn = await drawSize(bytes, cut, width)
      // Too many pictures at once: the job comes back later.
      if (!drawn) throw new Error('No turn to draw a photo')
      for (const kind of ['webp', 'jpg'] as const) {
        const fileId = await keepSize(ctx, { ...drawn[kind], kind, name: `${width}.${kind}` })
        await insertSize(ctx, { photoId: id, version, width, kind, fileId })
      }
    }
  }
  await updatePhotoRow(ctx, { ...photo, madeVersion: version })
  await ctx.notify(libraryTopic)
}

type Drawn = { bytes: Buffer; width: number; height: number; kind: 'webp' | 'jpg'; name: string }

async function keepSize(ctx: CompanyCtx, { bytes, ...about }: Drawn): Promise<string> {
  const id = ctx.newId()
  const key = newFileKey(ctx.company, ctx.now(), id)
  await ctx.files.put(key, bytes, { size: bytes.length, type: fileKinds[about.kind].type })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const made = { purpose: 'photoSize', key, sha256, size: bytes.length, madeBy: null, madeAt: ctx.now() } as const
  await addFile(ctx, { id, ...about, ...made })
  return id
}
