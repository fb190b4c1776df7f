import { productsTopic } from '@coverwright/contract/design/products'
import type { MemberCtx } from '../../platform/operations'
import { holdKept } from './hold-kept'
import { presentOne } from './present-products'
import { updateKeeping } from './store'

export async function unlockDesign(ctx: MemberCtx, { id }: { id: string }) {
  const product = await holdKept(ctx, id)
  if (!product.lockedAt) return presentOne(ctx, product)
  const open = { lockedAt: null, lockedBy: null }
  await updateKeeping(ctx, id, open)
  await ctx.record('products.unlocked', { productId: id, name: product.name })
  await ctx.notify(productsTopic)
  return presentOne(ctx, { ...product, ...open })
}
