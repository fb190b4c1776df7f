import { peopleRefusal } from '@coverwright/rules/design/products'
import { refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { holdProduct } from './load-product'

/** The product, held, for whoever may say who works on it. */
export async function holdPeople(ctx: MemberCtx, productId: string) {
  const { product } = await holdProduct(ctx, productId)
  refuseIf(peopleRefusal(product, ctx.member))
  return product
}
