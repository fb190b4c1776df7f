import { type productGroupOperations, productsTopic } from '@coverwright/contract/design/products'
import type { TakesOf } from '@coverwright/contract/platform'
import type { MemberCtx } from '../../platform/operations'
import { updateGroupOf } from './group-store'
import { holdGroup } from './hold-group'
import { holdProduct } from './load-product'

/** Whoever was invited to the group reaches the product from now on, and whoever was invited to the one before does not. */
export async function moveToGroup(ctx: MemberCtx, { productId, groupId }: TakesOf<typeof productGroupOperations.move>) {
  const group = groupId === null ? null : await holdGroup(ctx, groupId)
  await holdProduct(ctx, productId)
  await updateGroupOf(ctx, productId, groupId)
  await ctx.record('products.groupChanged', { productId, name: group?.name ?? '' })
  await ctx.notify(productsTopic)
  return {}
}
