import { editingTopic } from '@coverwright/contract/design/editor'
import type { MemberCtx } from '../../platform/operations'
import { holdProduct } from '../products'
import { deleteOwn } from './store'

export async function leave(ctx: MemberCtx, { productId }: { productId: string }) {
  await holdProduct(ctx, productId)
  const gone = await deleteOwn(ctx, productId)
  if (gone.length > 0) await ctx.notify(editingTopic)
  return {}
}
