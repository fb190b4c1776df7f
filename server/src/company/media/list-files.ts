import type { mediaOperations } from '@coverwright/contract/company/media'
import type { TakesOf } from '@coverwright/contract/platform'
import type { MemberCtx } from '../../platform/operations'
import { presentFiles } from './present'
import { listFileRows } from './store'

export async function listFiles(ctx: MemberCtx, query: TakesOf<typeof mediaOperations.listFiles>) {
  const { rows, total } = await listFileRows(ctx, query)
  return { rows: await presentFiles(ctx, rows), total }
}
