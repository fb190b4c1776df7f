import { lockedRefusal } from '@coverwright/rules/design/products'
import { Refused, refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { holdKept, keepProduct } from './hold-kept'
import { listStandings } from './standing-store'

/** Buyers and testers reach what is online: that is taken offline first. Everything of the product stays where it is. */
export async function trashProduct(ctx: MemberCtx, { id }: { id: string }) {
  const product = await holdKept(ctx, id)
  refuseIf(lockedRefusal(product))
  if ((await listStandings(ctx, [id])).length > 0) throw new Refused('products.isOnline')
  await keepProduct(ctx, product, 'trashed', { trashedAt: ctx.now(), trashedBy: ctx.member.id })
  return {}
}
