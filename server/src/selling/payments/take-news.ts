import {
  paymentDisputed,
  paymentFailed,
  paymentPaid,
  paymentRefunded,
  paymentsTopic,
} from '@coverwright/contract/selling/payments'
import { type GatewayName, paymentLife, type PaymentNewsKind, paymentStates } from '@coverwright/rules/selling/payments'
import type { CompanyCtx } from '../../platform/operations'
import type { PaymentNews, Settle } from './gateway'
import { refundWhole } from './refund-payment'
import { changePayment, findPayment, holdPayment, insertRefund, movePayment, type PaymentRow } from './store'

/** What a gateway says, believed once: by message or by the buyer's return, whichever is first, any number of times. */
export async function takeNews(
  ctx: CompanyCtx,
  settle: Settle,
  gateway: GatewayName,
  news: PaymentNews,
): Promise<void> {
  if (news.kind === 'refunded') return takeRefund(ctx, gateway, news)
  const known = await findPayment(ctx, news.paymentId)
  if (known && isFollowed(known, news)) await settle.hold(ctx, known.orderId)
  const changed = await movePayment(ctx, { id: news.paymentId, gateway, from: before(news.kind) }, changeOf(ctx, news))
  if (!changed) return
  await ctx.notify(paymentsTopic)
  switch (news.kind) {
    case 'paid':
      return takePaid(ctx, settle, changed, news)
    case 'failed':
      if (changed.kind === 'check') return
      if (changed.method !== null)
        await settle.chargeFailed(ctx, { orderId: changed.orderId, failure: news.failure ?? 'unknown' })
      await ctx.record('payments.failed', {
        paymentId: changed.id,
        orderId: changed.orderId,
        amountMinor: changed.amountMinor,
      })
      return ctx.emit(paymentFailed, { ...told(changed), failure: news.failure ?? 'unknown' }, about(changed))
    case 'disputed':
      await ctx.record('payments.disputed', { paymentId: changed.id, orderId: changed.orderId })
      return ctx.emit(paymentDisputed, told(changed), about(changed))
  }
}

/** Whether something follows from such news for what the payment is for. */
const isFollowed = ({ kind, method }: PaymentRow, news: PaymentNews) =>
  kind !== 'check' && (news.kind === 'paid' || (news.kind === 'failed' && method !== null))

/** The states that such news lead on from. */
const before = (kind: PaymentNewsKind) => paymentStates.filter((state) => paymentLife[state][kind] !== undefined)

function changeOf(ctx: CompanyCtx, { kind, amountMinor, paidBy, failure, charge = null }: PaymentNews) {
  if (kind === 'paid')
    return { state: 'paid', paidMinor: amountMinor, paidBy, charge, failure: null, settledAt: ctx.now() } as const
  return kind === 'failed' ? ({ state: 'failed', failure } as const) : ({ state: 'disputed' } as const)
}

/** Whatever came in is handed on as it came in: whether it is the right amount is for the order to say. */
async function takePaid(
  ctx: CompanyCtx,
  settle: Settle,
  payment: PaymentRow,
  { amountMinor, currency, paidBy }: PaymentNews,
) {
  const { id: paymentId, orderId } = payment
  if (payment.kind === 'check')
    return settle.keepCard(ctx, { checkId: orderId, method: payment.reference ?? paymentId, label: paidBy ?? '' })
  await ctx.record('payments.paid', { paymentId, orderId, amountMinor, currency })
  if (payment.kind === 'trial') return refundWhole(ctx, payment, 'payments.trial')
  await ctx.emit(paymentPaid, { ...told(payment), amountMinor, currency }, about(payment))
  await settle.settle(ctx, { orderId, paymentId, amountMinor, currency, paidBy })
}

/** Somebody gave money back at the gateway itself; what we asked for is known already. */
async function takeRefund(ctx: CompanyCtx, gateway: GatewayName, news: PaymentNews) {
  const payment = await holdPayment(ctx, news.paymentId)
  const amountMinor = news.amountMinor - (payment?.refundedMinor ?? 0)
  if (!payment || payment.gateway !== gateway || payment.paidMinor === null || amountMinor <= 0) return
  const made = await insertRefund(ctx, {
    paymentId: payment.id,
    amountMinor,
    reason: 'payments.atGateway',
    state: 'done',
  })
  await changePayment(ctx, payment.id, {
    refundedMinor: news.amountMinor,
    ...(news.amountMinor >= payment.paidMinor && { state: 'refunded' }),
  })
  await ctx.record('payments.refunded', { paymentId: payment.id, orderId: payment.orderId, amountMinor })
  await ctx.emit(paymentRefunded, { ...told(payment), amountMinor, refundId: made.id }, about(payment))
  await ctx.notify(paymentsTopic)
}

export const told = ({ id, orderId, gateway, amountMinor, currency, isTest }: PaymentRow) => ({
  paymentId: id,
  ...{ orderId, gateway, amountMinor, currency, isTest },
})

export const about = ({ id, orderId }: PaymentRow) => ({ payment: id, order: orderId })
