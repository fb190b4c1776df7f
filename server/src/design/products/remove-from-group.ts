import { type productGroupOperations, productsTopic } from '@coverwright/contract/design/products'
import type { TakesOf } from '@coverwright/contract/platform'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { deleteGroupPerson } from './group-store'
import { holdGroup } from './hold-group'

export async function removeFromGroup(ctx: MemberCtx, input: TakesOf<typeof productGroupOperations.remove>) {
  const { groupId, personId } = input
  const { name } = await holdGroup(ctx, groupId)
  if (!(await deleteGroupPerson(ctx, groupId, personId))) throw new Refused('products.person.notFound')
  await ctx.record('products.groupPersonRemoved', { memberId: personId, name })
  await ctx.notify(productsTopic)
  return {}
}
