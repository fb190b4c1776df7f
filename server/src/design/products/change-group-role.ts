import { type productGroupOperations, productsTopic } from '@coverwright/contract/design/products'
import type { TakesOf } from '@coverwright/contract/platform'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { updateGroupPerson } from './group-store'
import { holdGroup, refuseUninvitable } from './hold-group'

export async function changeGroupRole(ctx: MemberCtx, input: TakesOf<typeof productGroupOperations.changeRole>) {
  const { groupId, personId, role } = input
  const { name } = await holdGroup(ctx, groupId)
  await refuseUninvitable(ctx, personId, role)
  if (!(await updateGroupPerson(ctx, groupId, personId, role))) throw new Refused('products.person.notFound')
  await ctx.record('products.groupPersonRoleChanged', { memberId: personId, name, role })
  await ctx.notify(productsTopic)
  return {}
}
