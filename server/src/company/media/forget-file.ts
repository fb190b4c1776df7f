import type { CompanyCtx } from '../../platform/operations'
import { eraseLater, eraseManyLater } from './erase-object'
import { holdFile } from './hold-file'
import { deleteFileRow, findFile, takeFilesById } from './store'

/** For rooms that took what they needed of a file: its place is free, its row goes now and its bytes after the commit. */
export async function forgetFile(ctx: CompanyCtx, place: Parameters<typeof holdFile>[1], fileId: string) {
  await holdFile(ctx, place, null)
  const file = await findFile(ctx, fileId)
  if (!file) return
  await deleteFileRow(ctx, fileId)
  await eraseLater(ctx, file.key)
}

/** The same for files of ours that stand nowhere by themselves: sizes of a photo. */
export async function forgetFiles(ctx: CompanyCtx, fileIds: readonly string[]) {
  const gone = await takeFilesById(ctx, fileIds)
  await eraseManyLater(
    ctx,
    gone.map(({ key }) => key),
  )
}
