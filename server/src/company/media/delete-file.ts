import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { eraseLater } from './erase-object'
import { listHolds } from './hold-store'
import { mayDelete } from './may-delete'
import { deleteFileRow, findSeenFile } from './store'

export async function deleteFile(ctx: MemberCtx, { fileId }: { fileId: string }) {
  const row = await findSeenFile(ctx, fileId)
  if (!row) throw new Refused('media.notFound')
  if (!mayDelete(ctx, row)) throw new Refused('media.noPermission')
  const [held] = await listHolds(ctx, [fileId])
  if (held) throw new Refused('media.inUse', { values: { place: held.place } })
  await deleteFileRow(ctx, fileId)
  await eraseLater(ctx, row.key)
  await ctx.record('media.fileDeleted', { fileId, name: row.name })
  return { fileId }
}
