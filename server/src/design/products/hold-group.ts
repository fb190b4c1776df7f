import { invitationRefusal, type ProductRole } from '@coverwright/rules/design/products'
import { listColleagues } from '../../company/members'
import { Refused, refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { lockGroup } from './group-store'

export async function holdGroup(ctx: MemberCtx, groupId: string) {
  const group = await lockGroup(ctx, groupId)
  if (!group) throw new Refused('products.group.notFound')
  return group
}

/** A group has no owner of its own: who may be invited, and as what, is the same as with a product that is nobody's. */
export async function refuseUninvitable(ctx: MemberCtx, personId: string, role: ProductRole) {
  const invited = (await listColleagues(ctx)).find(({ id }) => id === personId)
  if (!invited) throw new Refused('products.person.notFound')
  refuseIf(invitationRefusal({ ownerId: null }, invited, role))
}
