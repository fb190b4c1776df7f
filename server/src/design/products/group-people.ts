import type { productGroupOperations } from '@coverwright/contract/design/products'
import type { TakesOf } from '@coverwright/contract/platform'
import { invitationRefusal, type ProductRole } from '@coverwright/rules/design/products'
import { listColleagues } from '../../company/members'
import { Refused, refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { deleteGroupPerson, insertGroupPerson, updateGroupPerson } from './group-store'
import { holdGroup, tellGroup } from './hold-group'

type Takes<Name extends keyof typeof productGroupOperations> = TakesOf<(typeof productGroupOperations)[Name]>

/** A group has no owner of its own: who may be invited, and as what, is the same as with a product that is nobody's. */
async function refuseUninvitable(ctx: MemberCtx, personId: string, role: ProductRole) {
  const invited = (await listColleagues(ctx)).find(({ id }) => id === personId)
  if (!invited) throw new Refused('products.person.notFound')
  refuseIf(invitationRefusal({ ownerId: null }, invited, role))
}

export async function inviteToGroup(ctx: MemberCtx, { groupId, personId, role }: Takes<'invite'>) {
  const { name } = await holdGroup(ctx, groupId)
  await refuseUninvitable(ctx, personId, role)
  await insertGroupPerson(ctx, groupId, personId, role)
  await tellGroup(ctx, 'groupPersonInvited', { memberId: personId, name, role })
  return {}
}

export async function changeGroupRole(ctx: MemberCtx, { groupId, personId, role }: Takes<'changeRole'>) {
  const { name } = await holdGroup(ctx, groupId)
  await refuseUninvitable(ctx, personId, role)
  if (!(await updateGroupPerson(ctx, groupId, personId, role))) throw new Refused('products.person.notFound')
  await tellGroup(ctx, 'groupPersonRoleChanged', { memberId: personId, name, role })
  return {}
}

export async function removeFromGroup(ctx: MemberCtx, { groupId, personId }: Takes<'remove'>) {
  const { name } = await holdGroup(ctx, groupId)
  if (!(await deleteGroupPerson(ctx, groupId, personId))) throw new Refused('products.person.notFound')
  await tellGroup(ctx, 'groupPersonRemoved', { memberId: personId, name })
  return {}
}
