import { productsTopic } from '@coverwright/contract/design/products'
import { keepingRefusal, restoreRefusal } from '@coverwright/rules/design/products'
import { Refused, refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { presentOne } from './present-products'
import { lockProduct, updateKeeping } from './store'

export async function restoreProduct(ctx: MemberCtx, { id }: { id: string }) {
  const product = await lockProduct(ctx, id)
  if (!product) throw new Refused('products.notFound')
  refuseIf(keepingRefusal(product, ctx.member))
  refuseIf(restoreRefusal(product.trashedAt, ctx.now()))
  const back = { trashedAt: null, trashedBy: null }
  await updateKeeping(ctx, id, back)
  await ctx.record('products.restored', { productId: id, name: product.name })
  await ctx.notify(productsTopic)
  return presentOne(ctx, { ...product, ...back })
}
