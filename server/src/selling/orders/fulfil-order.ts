import { orderResolved, ordersTopic, type OrderView } from '@coverwright/contract/selling/orders'
import { resolveRefusal } from '@coverwright/rules/selling/orders'
import { companyDay } from '../../company/settings'
import { Refused, refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { getOrder } from './get-order'
import { aboutOrder } from './about-order'
import { fulfilReady } from './fulfil-ready'
import { holdOrders } from './hold-orders'
import { readyOf } from './ready-order'
import { updateOrder } from './store'

/** The money is here: tried once more, for somebody who has put right what was in the way. */
export async function fulfilOrder(ctx: MemberCtx, { orderId }: { orderId: string }): Promise<OrderView> {
  const { quotes, orders } = await holdOrders(ctx, [orderId])
  const [order] = orders
  if (!order || order.payee === 'platform') throw new Refused('orders.notFound')
  refuseIf(resolveRefusal(order))
  // What was paid is not what was ordered: that is for a refund, whoever looks at it.
  if (order.reason === 'orders.amountDiffers') throw new Refused('orders.amountDiffers')
  const today = await companyDay(ctx)
  const { totalMinor: amountMinor, currency } = order
  const ready = await readyOf(
    ctx,
    { order, quote: quotes.get(order.quoteId ?? ''), amountMinor, currency, today },
    true,
  )
  if ('reason' in ready) throw new Refused(ready.reason)
  const issued = await fulfilReady(ctx, [ready], today)
  if (issued.length === 0) throw new Refused('policyNumbers.usedUp')
  await updateOrder(ctx, orderId, { resolution: 'fulfilled' })
  const { productId, isTest } = order
  const told = { orderId, productId, isTest, total: { minor: amountMinor, currency }, resolution: 'fulfilled' } as const
  await ctx.emit(orderResolved, told, aboutOrder(order))
  await ctx.record('orders.fulfilled', { orderId })
  await ctx.notify(ordersTopic)
  return getOrder(ctx, { orderId })
}
