import { type productPeopleOperations, productsTopic } from '@coverwright/contract/design/products'
import type { TakesOf } from '@coverwright/contract/platform'
import type { MemberCtx } from '../../platform/operations'
import { holdPeople } from './hold-people'
import { listProductPeople } from './list-product-people'
import { updateAccess } from './people-store'

export async function setProductAccess(ctx: MemberCtx, input: TakesOf<typeof productPeopleOperations.setAccess>) {
  const { productId, access } = input
  const product = await holdPeople(ctx, productId)
  await updateAccess(ctx, productId, access)
  await ctx.record('products.accessChanged', { productId, name: product.name, from: product.access, to: access })
  await ctx.notify(productsTopic)
  return listProductPeople(ctx, { productId })
}
