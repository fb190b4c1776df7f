import { type productGroupOperations, productsTopic } from '@coverwright/contract/design/products'
import type { TakesOf } from '@coverwright/contract/platform'
import type { MemberCtx } from '../../platform/operations'
import { deleteGroupRow } from './group-store'
import { holdGroup } from './hold-group'

export async function deleteGroup(ctx: MemberCtx, { groupId }: TakesOf<typeof productGroupOperations.delete>) {
  const { name } = await holdGroup(ctx, groupId)
  await deleteGroupRow(ctx, groupId)
  await ctx.record('products.groupDeleted', { name })
  await ctx.notify(productsTopic)
  return {}
}
