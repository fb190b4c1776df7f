import { type Refusal, refusalOf } from '../../kernel'

/** Gateways that money can go through. */
export const gatewayNames = ['sandbox', 'stripe'] as const
export type GatewayName = (typeof gatewayNames)[number]

export const paymentStates = ['started', 'paid', 'failed', 'refunded', 'disputed'] as const
export type PaymentState = (typeof paymentStates)[number]

/** What a gateway tells of a payment. */
export const paymentNews = ['paid', 'failed', 'refunded', 'disputed'] as const
export type PaymentNewsKind = (typeof paymentNews)[number]

/**
 * Where news lead. Events come late, twice and out of order, so what is not here changes nothing: a 'failed' after 'paid'
 * is an old story. A card that was refused can be followed by one that is taken.
 */
export const paymentLife: Record<PaymentState, Partial<Record<PaymentNewsKind, PaymentState>>> = {
  started: { paid: 'paid', failed: 'failed' },
  failed: { paid: 'paid', failed: 'failed' },
  paid: { refunded: 'refunded', disputed: 'disputed' },
  refunded: { disputed: 'disputed' },
  disputed: {},
}

type Paid = { readonly state: PaymentState; readonly paidMinor: number | null; readonly refundedMinor: number }

/** Never more is given back than came in. */
export function refundRefusal(
  { state, paidMinor, refundedMinor }: Paid,
  amountMinor: number,
): Refusal<'payments.notPaid' | 'payments.nothingToRefund' | 'payments.moreThanPaid'> | null {
  if (state !== 'paid' && state !== 'disputed' && state !== 'refunded') return refusalOf('payments.notPaid')
  const left = (paidMinor ?? 0) - refundedMinor
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0 || left <= 0) return refusalOf('payments.nothingToRefund')
  return amountMinor > left ? refusalOf('payments.moreThanPaid', { left }) : null
}
