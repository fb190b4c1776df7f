import { keepingRefusal } from '@coverwright/rules/design/products'
import { refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { holdProduct } from './load-product'
import type { OwnedProduct } from './store'

/** The product, held, for whoever may lock it and put it away. */
export async function holdKept(ctx: MemberCtx, id: string): Promise<OwnedProduct> {
  const { product } = await holdProduct(ctx, id)
  refuseIf(keepingRefusal(product, ctx.member))
  return product
}
