import { productsTopic } from '@coverwright/contract/design/products'
import type { MemberCtx } from '../../platform/operations'
import { holdKept } from './hold-kept'
import { presentOne } from './present-products'
import { updateKeeping } from './store'

/** Locked twice it stays locked by whoever was first. */
export async function lockDesign(ctx: MemberCtx, { id }: { id: string }) {
  const product = await holdKept(ctx, id)
  if (product.lockedAt) return presentOne(ctx, product)
  const locked = { lockedAt: ctx.now(), lockedBy: ctx.member.id }
  await updateKeeping(ctx, id, locked)
  await ctx.record('products.locked', { productId: id, name: product.name })
  await ctx.notify(productsTopic)
  return presentOne(ctx, { ...product, ...locked })
}
