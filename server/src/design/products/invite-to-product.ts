import {
  productPersonInvited,
  type productPeopleOperations,
  productsTopic,
} from '@coverwright/contract/design/products'
import type { TakesOf } from '@coverwright/contract/platform'
import { invitationRefusal } from '@coverwright/rules/design/products'
import { listColleagues } from '../../company/members'
import { Refused, refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { holdPeople } from './hold-people'
import { listProductPeople } from './list-product-people'
import { insertInvited } from './people-store'

export async function inviteToProduct(ctx: MemberCtx, input: TakesOf<typeof productPeopleOperations.invite>) {
  const { productId, personId, role } = input
  const product = await holdPeople(ctx, productId)
  const invited = (await listColleagues(ctx)).find(({ id }) => id === personId)
  if (!invited) throw new Refused('products.person.notFound')
  refuseIf(invitationRefusal(product, invited, role))
  await insertInvited(ctx, productId, personId, role)
  await ctx.record('products.personInvited', { productId, memberId: personId, name: product.name, role })
  await ctx.emit(productPersonInvited, { productId, invited: personId, role }, { product: productId })
  await ctx.notify(productsTopic)
  return listProductPeople(ctx, { productId })
}
