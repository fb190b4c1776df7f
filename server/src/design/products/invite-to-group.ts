import { type productGroupOperations, productsTopic } from '@coverwright/contract/design/products'
import type { TakesOf } from '@coverwright/contract/platform'
import type { MemberCtx } from '../../platform/operations'
import { insertGroupPerson } from './group-store'
import { holdGroup, refuseUninvitable } from './hold-group'

export async function inviteToGroup(ctx: MemberCtx, input: TakesOf<typeof productGroupOperations.invite>) {
  const { groupId, personId, role } = input
  const { name } = await holdGroup(ctx, groupId)
  await refuseUninvitable(ctx, personId, role)
  await insertGroupPerson(ctx, groupId, personId, role)
  await ctx.record('products.groupPersonInvited', { memberId: personId, name, role })
  await ctx.notify(productsTopic)
  return {}
}
