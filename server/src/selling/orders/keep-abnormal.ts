import { orderAbnormal, ordersTopic } from '@coverwright/contract/selling/orders'
import type { Day } from '@coverwright/rules/kernel'
import { type AbnormalReason, receivedLines } from '@coverwright/rules/selling/orders'
import type { NewJournal } from '../../company/ledger'
import type { CompanyCtx } from '../../platform/operations'
import { aboutOrder, toldOf } from './about-order'
import { type OrderToSettle, updateOrder } from './store'

type Kept = { reason: AbnormalReason; amountMinor: number; currency: string; isMoneyIn?: boolean }

/** The money is written down as owed to the buyer, and somebody is asked. */
export async function keepAbnormal(
  ctx: CompanyCtx,
  order: OrderToSettle,
  { reason, isMoneyIn, ...sum }: Kept,
  today: Day,
): Promise<NewJournal[]> {
  const paidAt = order.paidAt ?? ctx.now()
  const { paymentId } = order
  await updateOrder(ctx, order.id, { state: 'abnormal', reason, paidAt, paymentId, policyId: null })
  const journals = isMoneyIn ? [] : [moneyIn(ctx, order, sum, today)]
  if (order.state === 'abnormal' && order.reason === reason) return journals
  await ctx.emit(orderAbnormal, { ...toldOf(order), reason }, aboutOrder(order))
  await ctx.record('orders.abnormal', { orderId: order.id, reason })
  await ctx.notify(ordersTopic)
  return journals
}

export type Sum = { amountMinor: number; currency: string }

export const moneyIn = (
  ctx: CompanyCtx,
  order: OrderToSettle,
  { amountMinor, currency }: Sum,
  day: Day,
): NewJournal => ({
  id: ctx.newId(),
  what: 'payment.received',
  about: { order: order.id },
  day,
  isTest: order.isTest,
  lines: receivedLines({ minor: amountMinor, currency }),
  dimensions: {
    orderId: order.id,
    ...(order.productId ? { productId: order.productId } : {}),
    ...(order.policyId ? { policyId: order.policyId } : {}),
  },
})
