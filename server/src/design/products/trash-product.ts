import { productsTopic } from '@coverwright/contract/design/products'
import { lockedRefusal } from '@coverwright/rules/design/products'
import { Refused, refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { holdKept } from './hold-kept'
import { listStandings } from './standing-store'
import { updateKeeping } from './store'

/** Buyers and testers reach what is online: that is taken offline first. Everything of the product stays where it is. */
export async function trashProduct(ctx: MemberCtx, { id }: { id: string }) {
  const product = await holdKept(ctx, id)
  refuseIf(lockedRefusal(product))
  if ((await listStandings(ctx, [id])).length > 0) throw new Refused('products.isOnline')
  await updateKeeping(ctx, id, { trashedAt: ctx.now(), trashedBy: ctx.member.id })
  await ctx.record('products.trashed', { productId: id, name: product.name })
  await ctx.notify(productsTopic)
  return {}
}
