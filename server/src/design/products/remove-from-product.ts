import { type productPeopleOperations, productsTopic } from '@coverwright/contract/design/products'
import type { TakesOf } from '@coverwright/contract/platform'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { holdPeople } from './hold-people'
import { listProductPeople } from './list-product-people'
import { deleteInvited } from './people-store'

export async function removeFromProduct(ctx: MemberCtx, input: TakesOf<typeof productPeopleOperations.remove>) {
  const { productId, personId } = input
  const product = await holdPeople(ctx, productId)
  if (!(await deleteInvited(ctx, productId, personId))) throw new Refused('products.person.notFound')
  await ctx.record('products.personRemoved', { productId, memberId: personId, name: product.name })
  await ctx.notify(productsTopic)
  return listProductPeople(ctx, { productId })
}
