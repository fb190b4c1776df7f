import type { MemberCtx } from '../../platform/operations'
import { holdKept, keepProduct } from './hold-kept'
import { presentOne } from './present-products'

/** Locked twice it stays locked by whoever was first. */
export async function lockDesign(ctx: MemberCtx, { id }: { id: string }) {
  const product = await holdKept(ctx, id)
  if (product.lockedAt) return presentOne(ctx, product)
  return presentOne(ctx, await keepProduct(ctx, product, 'locked', { lockedAt: ctx.now(), lockedBy: ctx.member.id }))
}

export async function unlockDesign(ctx: MemberCtx, { id }: { id: string }) {
  const product = await holdKept(ctx, id)
  if (!product.lockedAt) return presentOne(ctx, product)
  return presentOne(ctx, await keepProduct(ctx, product, 'unlocked', { lockedAt: null, lockedBy: null }))
}
