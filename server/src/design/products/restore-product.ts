import { keepingRefusal, restoreRefusal } from '@coverwright/rules/design/products'
import { Refused, refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { keepProduct } from './hold-kept'
import { presentOne } from './present-products'
import { lockProduct } from './store'

export async function restoreProduct(ctx: MemberCtx, { id }: { id: string }) {
  const product = await lockProduct(ctx, id)
  if (!product) throw new Refused('products.notFound')
  refuseIf(keepingRefusal(product, ctx.member))
  refuseIf(restoreRefusal(product.trashedAt, ctx.now()))
  return presentOne(ctx, await keepProduct(ctx, product, 'restored', { trashedAt: null, trashedBy: null }))
}
