import { paymentRefunded, paymentsTopic } from '@coverwright/contract/selling/payments'
import { refundRefusal } from '@coverwright/rules/selling/payments'
import { z } from 'zod'
import { Refused, refuseIf } from '../../kernel'
import { type CompanyCtx, job } from '../../platform/operations'
import { deskOf } from './desk'
import { gatewayNamed } from './gateways-there-are'
import {
  changePayment,
  endRefund,
  findPayment,
  findRefund,
  holdPayment,
  holdPaymentsOf,
  insertRefund,
  type PaymentRow,
} from './store'

type Asked = {
  orderId: string
  amountMinor: number
  reason: string
  /** Which of several tries; left out, the one that has the money. */
  paymentId?: string
}

/** Gives back a part of what an order was paid with, or all of it: promised here, done by a job, never more than came in. */
export async function refundPayment(
  ctx: CompanyCtx,
  { orderId, amountMinor, reason, paymentId }: Asked,
): Promise<{ refundId: string }> {
  const tries = (await holdPaymentsOf(ctx, orderId)).filter(({ id }) => paymentId === undefined || id === paymentId)
  const payment =
    tries.find((each) => refundRefusal(each, amountMinor) === null) ?? tries.find((each) => each.paidMinor !== null)
  if (!payment) throw new Refused('payments.notPaid')
  refuseIf(refundRefusal(payment, amountMinor))
  return askForRefund(ctx, payment, amountMinor, reason)
}

export async function refundWhole(ctx: CompanyCtx, payment: PaymentRow, reason: string) {
  await askForRefund(ctx, payment, (payment.paidMinor ?? 0) - payment.refundedMinor, reason)
}

/** Counted when it is asked for: two who ask at once cannot have the same money back twice. */
async function askForRefund(ctx: CompanyCtx, payment: PaymentRow, amountMinor: number, reason: string) {
  await changePayment(ctx, payment.id, { refundedMinor: payment.refundedMinor + amountMinor })
  const { id } = await insertRefund(ctx, { paymentId: payment.id, amountMinor, reason, state: 'asked' })
  await ctx.enqueue('payments.refund', { refundId: id }, { goesFirst: true })
  await ctx.record('payments.refundAsked', { paymentId: payment.id, orderId: payment.orderId, amountMinor })
  await ctx.notify(paymentsTopic)
  return { refundId: id }
}

/** Asks the gateway. Tried again it asks the same question, which a gateway answers once. */
export const refundJob = job({
  task: 'payments.refund',
  payload: z.object({ refundId: z.uuid() }),
  run: async (ctx, { refundId }, aside) => {
    const refund = await findRefund(ctx, refundId)
    const payment = refund && (await findPayment(ctx, refund.paymentId))
    if (!payment || refund.state !== 'asked') return
    const asked = {
      id: refundId,
      paymentId: payment.id,
      reference: payment.reference ?? '',
      amountMinor: refund.amountMinor,
    }
    const desk = await deskOf(ctx, payment.gateway, aside)
    const answer = await gatewayNamed(payment.gateway).refund(desk, asked)
    await ('failure' in answer ? fail(ctx, refundId, answer.failure) : finish(ctx, refundId, answer.reference))
  },
})

async function finish(ctx: CompanyCtx, id: string, reference: string) {
  const { refund, payment } = await load(ctx, id)
  if (!(await endRefund(ctx, id, { state: 'done', reference }))) return
  if (payment.refundedMinor >= (payment.paidMinor ?? 0) && payment.state === 'paid')
    await changePayment(ctx, payment.id, { state: 'refunded' })
  const { id: paymentId, orderId, gateway, currency, isTest } = payment
  const { amountMinor } = refund
  await ctx.record('payments.refunded', { paymentId, orderId, amountMinor })
  const told = { paymentId, orderId, gateway, currency, isTest, amountMinor, refundId: id }
  await ctx.emit(paymentRefunded, told, { payment: paymentId, order: orderId })
  await ctx.notify(paymentsTopic)
}

/** The money is still where it was: it can be asked for again. */
async function fail(ctx: CompanyCtx, id: string, failure: string) {
  const { refund, payment } = await load(ctx, id)
  if (!(await endRefund(ctx, id, { state: 'failed', reference: null }))) return
  await changePayment(ctx, payment.id, { refundedMinor: payment.refundedMinor - refund.amountMinor })
  await ctx.record('payments.refundFailed', { paymentId: payment.id, orderId: payment.orderId, failure })
  await ctx.notify(paymentsTopic)
}

async function load(ctx: CompanyCtx, id: string) {
  const refund = await findRefund(ctx, id)
  const payment = refund && (await holdPayment(ctx, refund.paymentId))
  if (!payment) throw new Error('a refund without its payment')
  return { refund, payment }
}
