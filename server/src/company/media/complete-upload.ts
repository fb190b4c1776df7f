import type { FileView } from '@coverwright/contract/company/media'
import { completionRefusal, fileKinds, nameWithExtension } from '@coverwright/rules/company/media'
import { refuse, Refused, refuseIf } from '../../kernel'
import { newFileKey } from '../../platform/files'
import type { MemberCtx } from '../../platform/operations'
import { eraseLater } from './erase-object'
import { keepContent } from './keep-content'
import { presentFile } from './present'
import { addFile, closeUpload, lockUpload } from './store'

/** Looks through what arrived; what passes is kept under a key that no address writes to, what does not is thrown away. */
export async function completeUpload(ctx: MemberCtx, { uploadId }: { uploadId: string }): Promise<FileView> {
  const upload = await lockUpload(ctx, uploadId)
  if (!upload) throw new Refused('media.notFound')
  refuseIf(completionRefusal(upload, ctx.now()))
  if ((await ctx.files.sizeOf(upload.key)) !== upload.size) throw new Refused('media.notArrived')

  const key = newFileKey(ctx.company, upload.createdAt, upload.id)
  const kept = await keepContent(ctx, upload, key)
  if (!kept.ok) {
    if (kept.refusal.code === 'media.busy') refuse(kept.refusal)
    await closeUpload(ctx, upload.id, 'refused')
    await eraseLater(ctx, upload.key)
    refuse(kept.refusal, { keepsChanges: true })
  }

  const { kind, ...measures } = kept.value
  const name = nameWithExtension(upload.name, fileKinds[kind].extensions[0])
  const about = { id: upload.id, purpose: upload.purpose, name, kind, key, madeBy: ctx.member.id, madeAt: ctx.now() }
  const row = await addFile(ctx, { ...about, ...measures })
  await closeUpload(ctx, upload.id, 'done')
  await eraseLater(ctx, upload.key)
  await ctx.record('media.fileKept', { fileId: row.id, name, purpose: upload.purpose, size: row.size })
  return presentFile(ctx, row)
}
