import type { CompanyCtx } from '../../platform/operations'
import { findPayment, listPaymentsOf } from './store'

export { listPaymentsOf as listPayments } from './store'

/** What came in by a payment and is still here; null when nothing did. */
export async function paidThrough(ctx: CompanyCtx, paymentId: string) {
  const payment = await findPayment(ctx, paymentId)
  if (!payment || payment.paidMinor === null) return null
  return { paymentId, amountMinor: payment.paidMinor - payment.refundedMinor, currency: payment.currency }
}

/** Whether the last try was refused by the gateway. */
export async function lastTryFailed(ctx: CompanyCtx, orderId: string): Promise<boolean> {
  const [last] = await listPaymentsOf(ctx, orderId)
  return last?.state === 'failed'
}
