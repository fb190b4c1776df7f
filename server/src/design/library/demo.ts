import { createHash } from 'node:crypto'
import { MIDDLE, WHOLE_PICTURE } from '@coverwright/rules/design/library'
import { addFile, holdFile } from '../../company/media'
import { newFileKey } from '../../platform/files'
import type { CompanyCtx } from '../../platform/operations'
import { drawScene, scenes } from './draw-scene'
import { makeSizesLater } from './make-sizes'
import { insertPhoto, type PhotoRow } from './photo-store'
import { versionOf } from './present-photo'

const SIDE = { width: 1200, height: 675 }

/** Two photos that nobody took: we drew them. */
export async function seedLibrary(ctx: CompanyCtx) {
  await seedPhoto(ctx, 'morning', 'Morning over the hills', ['hills', 'travel'])
  await seedPhoto(ctx, 'evening', 'Evening over the islands', ['islands', 'travel'])
}

async function seedPhoto(ctx: CompanyCtx, scene: keyof typeof scenes, name: string, tags: string[]) {
  const bytes = drawScene(scenes[scene], SIDE.width, SIDE.height)
  const id = ctx.newId()
  const key = newFileKey(ctx.company, ctx.now(), id)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await ctx.files.put(key, bytes, { size: bytes.length, type: 'image/png' })
  const about = { purpose: 'photo', kind: 'png', size: bytes.length, madeBy: null, madeAt: ctx.now() } as const
  await addFile(ctx, { id, key, sha256, name: `${scene}.png`, ...about, ...SIDE })
  await holdFile(ctx, { place: 'photoLibrary', of: id }, id)
  const row: PhotoRow = {
    ...{ companyId: ctx.company, id, name, tags, source: 'Drawn by Coverwright' },
    licence: 'May be used in every product, by everybody, without a mention.',
    ...{ crop: WHOLE_PICTURE, focusX: MIDDLE.x, focusY: MIDDLE.y, version: versionOf(sha256, WHOLE_PICTURE) },
    ...{ madeVersion: null, revision: 1, addedBy: null, addedAt: ctx.now() },
  }
  await insertPhoto(ctx, row)
  await makeSizesLater(ctx, row)
}
