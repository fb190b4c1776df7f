import type { Day } from '@coverwright/rules/kernel'
import type { NewJournal } from '../../company/ledger'
import { companyDay } from '../../company/settings'
import type { CompanyCtx } from '../../platform/operations'
import { refundPayment } from '../payments'
import { fulfilReady } from './fulfil-ready'
import { holdOrders, takeHeld } from './hold-orders'
import { keepAbnormal, moneyIn, type Sum } from './keep-abnormal'
import { type Ready, readyOf } from './ready-order'
import type { OrderToSettle } from './store'

/** What a gateway says was paid. It may say so any number of times, in any order, and for orders that are long done. */
export type Paid = {
  readonly orderId: string
  readonly paymentId: string
  readonly amountMinor: number
  readonly currency: string
}

/**
 * Money is there: in the transaction that notes it, each order becomes Paid with its policy, number, ledger lines and
 * events, or Abnormal with the reason, and the money stays written down either way. Locks are taken in one order
 * everywhere: quotes, orders, codes, customers, numbers. Gives the policies that were issued.
 */
export async function settleOrders(ctx: CompanyCtx, paid: readonly Paid[]): Promise<string[]> {
  const ids = paid.map(({ orderId }) => orderId)
  const today = await companyDay(ctx)
  const { quotes, orders } = takeHeld(ctx, ids) ?? (await holdOrders(ctx, ids))
  const [ready, journals]: [Ready[], NewJournal[]] = [[], []]
  for (const order of orders) {
    for (const { paymentId, amountMinor, currency } of paid.filter(({ orderId }) => orderId === order.id)) {
      if (order.paymentId === paymentId) continue
      if (order.paymentId !== null) {
        journals.push(...(await giveBackSecond(ctx, order, { paymentId, amountMinor, currency }, today)))
        continue
      }
      order.paymentId = paymentId
      const quote = quotes.get(order.quoteId ?? '')
      const found = await readyOf(ctx, { order, quote, amountMinor, currency, today })
      if ('reason' in found)
        journals.push(...(await keepAbnormal(ctx, order, { ...found, amountMinor, currency }, today)))
      else ready.push(found)
    }
  }
  return fulfilReady(ctx, ready, today, journals)
}

/** Paid in two tabs: the second payment is not for anything. */
async function giveBackSecond(
  ctx: CompanyCtx,
  order: OrderToSettle,
  second: Sum & { paymentId: string },
  today: Day,
): Promise<NewJournal[]> {
  const { paymentId, amountMinor } = second
  await refundPayment(ctx, { orderId: order.id, paymentId, amountMinor, reason: 'order.paidTwice' })
  await ctx.record('orders.paidTwice', { orderId: order.id })
  return [moneyIn(ctx, order, second, today)]
}
