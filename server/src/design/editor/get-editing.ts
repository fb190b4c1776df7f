import type { MemberCtx } from '../../platform/operations'
import { openBody } from '../products'
import { presentEditing } from './present'
import { listEditing } from './store'

export async function getEditing(ctx: MemberCtx, { productId }: { productId: string }) {
  const { bodyId } = await openBody(ctx, productId)
  return presentEditing(ctx, productId, await listEditing(ctx, { productId, bodyId }))
}
