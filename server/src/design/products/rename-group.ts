import { type productGroupOperations, productsTopic } from '@coverwright/contract/design/products'
import type { TakesOf } from '@coverwright/contract/platform'
import type { MemberCtx } from '../../platform/operations'
import { updateGroup } from './group-store'
import { holdGroup } from './hold-group'

export async function renameGroup(ctx: MemberCtx, { groupId, name }: TakesOf<typeof productGroupOperations.rename>) {
  await holdGroup(ctx, groupId)
  await updateGroup(ctx, groupId, name)
  await ctx.record('products.groupRenamed', { name })
  await ctx.notify(productsTopic)
  return {}
}
