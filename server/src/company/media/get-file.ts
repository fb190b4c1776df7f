import type { FileView } from '@coverwright/contract/company/media'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { presentFiles } from './present'
import { findSeenFile } from './store'

export async function getFile(ctx: MemberCtx, { fileId }: { fileId: string }): Promise<FileView> {
  const row = await findSeenFile(ctx, fileId)
  if (!row) throw new Refused('media.notFound')
  const [shown] = await presentFiles(ctx, [row])
  if (!shown) throw new Refused('media.notFound')
  return shown
}
