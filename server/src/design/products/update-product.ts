import { type productOperations, productsTopic } from '@coverwright/contract/design/products'
import type { TakesOf } from '@coverwright/contract/platform'
import type { MemberCtx } from '../../platform/operations'
import { holdUnlocked } from './load-product'
import { presentOne } from './present-products'
import { updateProductRow } from './store'

/** The name that people here call it by; buyers read the one in its design. */
export async function updateProduct(ctx: MemberCtx, input: TakesOf<typeof productOperations.update>) {
  const { id, name, description } = input
  const { product } = await holdUnlocked(ctx, id)
  await updateProductRow(ctx, id, { name, description })
  await ctx.record('products.renamed', { productId: id, name })
  await ctx.notify(productsTopic)
  const renamed = { ...product, name, description, updatedAt: ctx.now() }
  return presentOne(ctx, renamed)
}
