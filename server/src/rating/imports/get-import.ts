import type { ImportDetail } from '@coverwright/contract/rating/imports'
import type { MemberCtx } from '../../platform/operations'
import { detailOf, loadImport } from './load-import'

export async function getImport(ctx: MemberCtx, { id }: { id: string }): Promise<ImportDetail> {
  return detailOf(ctx, await loadImport(ctx, id))
}
