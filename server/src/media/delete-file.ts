import { Refused } from '../kernel'
import type { MemberCtx } from '../platform/operations'
import { eraseLater } from './erase-object'
import { mayDelete } from './may-delete'
import { deleteFileRow, findSeenFile } from './store'

export async function deleteFile(ctx: MemberCtx, { fileId }: { fileId: string }) {
  const row = await findSeenFile(ctx, fileId)
  if (!row) throw new Refused('media.notFound')
  if (!mayDelete(ctx, row)) throw new Refused('media.noPermission')
  await deleteFileRow(ctx, fileId)
  await eraseLater(ctx, row.key)
  await ctx.record('media.fileDeleted', { fileId, name: row.name })
  return { fileId }
}
