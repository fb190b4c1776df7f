import { type productOperations, productsTopic } from '@coverwright/contract/design/products'
import type { TakesOf } from '@coverwright/contract/platform'
import type { MemberCtx } from '../../platform/operations'
import { holdProduct } from './load-product'
import { presentProduct } from './present'
import { listStandings } from './standing-store'
import { listBodyStates, updateProductRow } from './store'

/** The name that people here call it by; buyers read the one in its design. */
export async function updateProduct(ctx: MemberCtx, input: TakesOf<typeof productOperations.update>) {
  const { id, name, description } = input
  const { product } = await holdProduct(ctx, id)
  await updateProductRow(ctx, id, { name, description })
  await ctx.record('products.renamed', { productId: id, name })
  await ctx.notify(productsTopic)
  const renamed = { ...product, name, description, updatedAt: ctx.now() }
  const states = await listBodyStates(ctx, [id])
  return presentProduct(renamed, states, ctx.member.permissions, await listStandings(ctx, [id]))
}
