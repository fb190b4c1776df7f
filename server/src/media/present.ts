import type { FileView } from '@coverwright/contract/media'
import { fileKinds, READ_ADDRESS_LIFE_MS } from '@coverwright/rules/media'
import type { MemberCtx } from '../platform/operations'
import { mayDelete } from './may-delete'
import type { FileRow } from './store'

/** Tables are saved, not shown: a browser has no use for them and a spreadsheet program has. */
const isShownInPlace = (kind: FileRow['kind']) => fileKinds[kind].group !== 'table'

export async function presentFile(ctx: MemberCtx, row: FileRow): Promise<FileView> {
  const { type } = fileKinds[row.kind]
  const expiresAt = new Date(ctx.now().getTime() + READ_ADDRESS_LIFE_MS)
  const way = isShownInPlace(row.kind) ? 'inline' : 'attachment'
  return {
    id: row.id,
    purpose: row.purpose,
    name: row.name,
    kind: row.kind,
    type,
    size: row.size,
    width: row.width,
    height: row.height,
    url: await ctx.files.readAddress(row.key, { name: row.name, type, way, expiresAt }),
    urlExpiresAt: expiresAt.toISOString(),
    madeAt: row.madeAt.toISOString(),
    may: mayDelete(ctx, row) ? ['delete'] : [],
  }
}
