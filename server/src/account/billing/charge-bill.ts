import { type BillKind, billingTopic } from '@coverwright/contract/account/billing'
import { payRefusal } from '@coverwright/rules/selling/orders'
import { Refused, refuseIf } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { lockOrders } from '../../selling/orders'
import { chargeCard } from '../../selling/payments'
import { findBill, findKeptMethod, holdAccount, updateBill } from './store'

/** Charges the kept card, after this commits; what costs nothing is settled the same way, without a card. */
export async function chargeBill(ctx: CompanyCtx, orderId: string) {
  await holdAccount(ctx)
  const [order] = await lockOrders(ctx, [orderId])
  const found = await findBill(ctx, orderId)
  if (!order || !found) throw new Refused('billing.notFound')
  refuseIf(payRefusal(order))
  if (order.state === 'lapsed') throw new Refused('billing.lapsed')
  const { totalMinor: minor, currency } = order
  if (minor === 0) return ctx.enqueue('billing.settleFree', { orderId })
  const kept = await findKeptMethod(ctx)
  if (!kept?.method) throw new Refused('billing.noCard')
  await updateBill(ctx, orderId, { failure: null })
  await chargeCard(ctx, { orderId, total: { minor, currency }, method: kept.method, title: TITLES[found.bill.kind] })
  await ctx.notify(billingTopic)
}

const TITLES: Readonly<Record<BillKind, string>> = {
  plan: 'Coverwright plan',
  units: 'Coverwright units',
  domain: 'Coverwright domain',
}
