import { orderResolved, ordersTopic, type OrderView } from '@coverwright/contract/selling/orders'
import { resolveRefusal } from '@coverwright/rules/selling/orders'
import { Refused, refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { paidThrough, refundPayment } from '../payments'
import { giveBackPromotions } from '../promotions'
import { getOrder } from './get-order'
import { aboutOrder } from './about-order'
import { holdOrders } from './hold-orders'
import { updateOrder } from './store'

/** All that came in for it goes back; the ledger follows when the gateway has done it. */
export async function refundOrder(ctx: MemberCtx, { orderId }: { orderId: string }): Promise<OrderView> {
  const [order] = (await holdOrders(ctx, [orderId])).orders
  if (!order || order.payee === 'platform') throw new Refused('orders.notFound')
  refuseIf(resolveRefusal(order))
  const paid = order.paymentId === null ? null : await paidThrough(ctx, order.paymentId)
  if (!paid) throw new Refused('orders.notAbnormal')
  const { paymentId, amountMinor, currency } = paid
  await refundPayment(ctx, { orderId, paymentId, amountMinor, reason: 'order.abnormal' })
  await updateOrder(ctx, orderId, { resolution: 'refunded' })
  await giveBackPromotions(ctx, { orderIds: [orderId] })
  const { productId, isTest } = order
  const told = { orderId, productId, isTest, total: { minor: amountMinor, currency }, resolution: 'refunded' } as const
  await ctx.emit(orderResolved, told, aboutOrder(order))
  await ctx.record('orders.refunded', { orderId })
  await ctx.notify(ordersTopic)
  return getOrder(ctx, { orderId })
}
