import type { planOperations } from '@coverwright/contract/design/plans'
import type { TakesOf } from '@coverwright/contract/platform'
import { Refused } from '../../kernel'
import { readFileAt } from '../../company/media'
import type { MemberCtx } from '../../platform/operations'
import { findPlanDocument } from './plan-documents'

export async function getPlanDocument(
  ctx: MemberCtx,
  { productId, fileId }: TakesOf<typeof planOperations.getDocument>,
) {
  const file = await findPlanDocument(ctx, productId, fileId)
  if (!file) throw new Refused('plans.documentGone', { field: 'fileId' })
  return readFileAt(ctx, file)
}
