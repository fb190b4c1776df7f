import { type productGroupOperations, productsTopic } from '@coverwright/contract/design/products'
import type { TakesOf } from '@coverwright/contract/platform'
import { MAX_PRODUCT_GROUPS } from '@coverwright/rules/design/products'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { countGroups, insertGroup } from './group-store'

export async function createGroup(ctx: MemberCtx, { name }: TakesOf<typeof productGroupOperations.create>) {
  if ((await countGroups(ctx)) >= MAX_PRODUCT_GROUPS)
    throw new Refused('products.groupLimit', { values: { limit: MAX_PRODUCT_GROUPS } })
  const id = ctx.newId()
  await insertGroup(ctx, { id, name })
  await ctx.record('products.groupCreated', { name })
  await ctx.notify(productsTopic)
  return { id }
}
