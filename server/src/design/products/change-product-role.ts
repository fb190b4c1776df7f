import { type productPeopleOperations, productsTopic } from '@coverwright/contract/design/products'
import type { TakesOf } from '@coverwright/contract/platform'
import { invitationRefusal } from '@coverwright/rules/design/products'
import { listColleagues } from '../../company/members'
import { Refused, refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { holdPeople } from './hold-people'
import { listProductPeople } from './list-product-people'
import { changeInvited } from './people-store'

export async function changeProductRole(ctx: MemberCtx, input: TakesOf<typeof productPeopleOperations.changeRole>) {
  const { productId, personId, role } = input
  const product = await holdPeople(ctx, productId)
  const invited = (await listColleagues(ctx)).find(({ id }) => id === personId)
  if (!invited) throw new Refused('products.person.notFound')
  refuseIf(invitationRefusal(product, invited, role))
  if (!(await changeInvited(ctx, productId, personId, role))) throw new Refused('products.person.notFound')
  await ctx.record('products.personRoleChanged', { productId, memberId: personId, name: product.name, role })
  await ctx.notify(productsTopic)
  return listProductPeople(ctx, { productId })
}
