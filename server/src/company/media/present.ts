import type { FileView, ReadAddress } from '@coverwright/contract/company/media'
import { fileKinds, type FilePlace, READ_ADDRESS_LIFE_MS } from '@coverwright/rules/company/media'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { listHolds } from './hold-store'
import { mayDelete } from './may-delete'
import type { FileRow } from './store'

/** Tables are saved, not shown: a browser has no use for them and a spreadsheet program has. */
const isShownInPlace = (kind: FileRow['kind']) => fileKinds[kind].group !== 'table'

/** Where a file can be read for the next hour: for rooms that have asked who may. */
export async function readFileAt(
  ctx: Pick<CompanyCtx, 'files' | 'now'>,
  row: FileRow,
  way: 'inline' | 'attachment' = isShownInPlace(row.kind) ? 'inline' : 'attachment',
): Promise<ReadAddress> {
  const { type } = fileKinds[row.kind]
  const expiresAt = new Date(ctx.now().getTime() + READ_ADDRESS_LIFE_MS)
  const url = await ctx.files.readAddress(row.key, { name: row.name, type, way, expiresAt })
  return { url, urlExpiresAt: expiresAt.toISOString() }
}

export async function presentFiles(ctx: MemberCtx, rows: readonly FileRow[]): Promise<FileView[]> {
  const ids = rows.map(({ id }) => id)
  const holds = await listHolds(ctx, ids)
  const placesOf = (id: string) => holds.filter(({ fileId }) => fileId === id).map(({ place }) => place)
  return Promise.all(rows.map((row) => presentFile(ctx, row, [...new Set(placesOf(row.id))])))
}

export async function presentFile(ctx: MemberCtx, row: FileRow, shownAs: FilePlace[] = []): Promise<FileView> {
  return {
    id: row.id,
    purpose: row.purpose,
    name: row.name,
    kind: row.kind,
    type: fileKinds[row.kind].type,
    size: row.size,
    width: row.width,
    height: row.height,
    ...(await readFileAt(ctx, row)),
    madeAt: row.madeAt.toISOString(),
    shownAs,
    may: shownAs.length === 0 && mayDelete(ctx, row) ? ['delete'] : [],
  }
}
