import { createHash } from 'node:crypto'
import { photoOperations, type PhotoView } from '@coverwright/contract/design/library'
import type { Crop } from '@coverwright/rules/design/library'
import { BRAND_ADDRESS } from '../../company/companies'
import { findFile, readFileAt } from '../../company/media'
import { mayDo, type MemberCtx } from '../../platform/operations'
import type { PhotoRow } from './photo-store'
import { whereUsed } from './where-used'

/** One version for each cut of each picture. */
export const versionOf = (sha256: string, { x, y, width, height }: Crop): string =>
  createHash('sha256').update([sha256, x, y, width, height].join(' ')).digest('hex').slice(0, 16)

export const photoAddress = ({ companyId, id, version }: Pick<PhotoRow, 'companyId' | 'id' | 'version'>) =>
  `${BRAND_ADDRESS}/${companyId}/photos/${id}/${version}`

export async function presentPhotos(ctx: MemberCtx, rows: readonly PhotoRow[]): Promise<PhotoView[]> {
  const uses = await whereUsed(
    ctx,
    rows.map(({ id }) => id),
  )
  const shown: PhotoView[] = []
  for (const row of rows) {
    const file = await findFile(ctx, row.id)
    if (!file) continue
    const { id, name, source, licence, tags, crop, version, madeVersion, revision, addedAt } = row
    const focus = { x: row.focusX, y: row.focusY }
    const usedIn = uses.get(id) ?? []
    shown.push({
      ...{ id, name, source, licence, tags, crop, focus, revision, usedIn },
      bytes: file.size,
      width: file.width ?? 0,
      height: file.height ?? 0,
      url: (await readFileAt(ctx, file)).url,
      isReady: madeVersion === version,
      look: { fileId: id, address: photoAddress(row), focus },
      addedAt: addedAt.toISOString(),
      may: mayDo(ctx.member, { edit: photoOperations.update, delete: usedIn.length === 0 && photoOperations.delete }),
    })
  }
  return shown
}

export async function presentPhoto(ctx: MemberCtx, row: PhotoRow): Promise<PhotoView> {
  const [shown] = await presentPhotos(ctx, [row])
  if (!shown) throw new Error('A photo without its file')
  return shown
}
