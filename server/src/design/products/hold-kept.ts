import { productsTopic } from '@coverwright/contract/design/products'
import { keepingRefusal } from '@coverwright/rules/design/products'
import { refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { holdProduct } from './load-product'
import { type Keeping, type OwnedProduct, updateKeeping } from './store'

/** The product, held, for whoever may lock it and put it away. */
export async function holdKept(ctx: MemberCtx, id: string): Promise<OwnedProduct> {
  const { product } = await holdProduct(ctx, id)
  refuseIf(keepingRefusal(product, ctx.member))
  return product
}

type Deed = 'locked' | 'unlocked' | 'trashed' | 'restored'

export async function keepProduct(ctx: MemberCtx, product: OwnedProduct, deed: Deed, change: Keeping) {
  await updateKeeping(ctx, product.id, change)
  await ctx.record(`products.${deed}`, { productId: product.id, name: product.name })
  await ctx.notify(productsTopic)
  return { ...product, ...change }
}
