import type { FileView, mediaOperations } from '@coverwright/contract/company/media'
import type { TakesOf } from '@coverwright/contract/platform'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { presentFiles } from './present'
import { findSeenFile, listFileRows } from './store'

export async function getFile(ctx: MemberCtx, { fileId }: { fileId: string }): Promise<FileView> {
  const row = await findSeenFile(ctx, fileId)
  if (!row) throw new Refused('media.notFound')
  const [shown] = await presentFiles(ctx, [row])
  if (!shown) throw new Refused('media.notFound')
  return shown
}

export async function listFiles(ctx: MemberCtx, query: TakesOf<typeof mediaOperations.listFiles>) {
  const { rows, total } = await listFileRows(ctx, query)
  return { rows: await presentFiles(ctx, rows), total }
}
