import { chargeFailure, refundRefusal } from '@coverwright/rules/selling/payments'
import { z } from 'zod'
import { madeBuyerToken } from '../../../kernel'
import type { CompanyCtx } from '../../../platform/operations'
import type { Gateway, PaymentNews } from '../gateway'
import { isSigned, SIGNATURE_HEADER } from './signature'
import {
  changeSandboxPayment,
  findSandboxPayment,
  hasRefund,
  holdSandboxPayment,
  insertSandboxPayment,
  insertSandboxRefund,
  type SandboxPayment,
} from './store'
import { takenMinor, tellShop } from './tell-shop'

const Message = z.object({
  id: z.uuid(),
  news: z.object({
    kind: z.enum(['paid', 'failed', 'refunded', 'disputed']),
    paymentId: z.uuid(),
    amountMinor: z.int(),
    currency: z.string(),
    paidBy: z.string().nullable(),
    failure: z.string().nullable(),
  }),
})

/** A whole gateway inside the house: its page, its books and its messages are real, its money is not. */
export const sandboxGateway: Gateway = {
  name: 'sandbox',
  start: (desk, { id, title, amountMinor, currency, backTo, isCheck }) =>
    desk.within(async (ctx) => {
      const { token, tokenHash } = pageToken(ctx, id)
      const fresh = { state: 'open', card: null, failure: null, refundedMinor: 0, madeAt: ctx.now() } as const
      const row = { companyId: ctx.company, id, tokenHash, title, amountMinor, currency, backTo, isCheck, ...fresh }
      await insertSandboxPayment(ctx, row)
      return { reference: id, payAt: `/sandbox-gateway/pay/${token}` }
    }),
  look: (desk, { reference }) =>
    desk.within(async (ctx) => {
      const payment = await findSandboxPayment(ctx, reference)
      return payment && newsOf(payment)
    }),
  refund: (desk, asked) =>
    desk.within(async (ctx) => {
      const payment = await holdSandboxPayment(ctx, asked.reference)
      if (!payment) return { failure: 'unknownPayment' }
      const { id, amountMinor } = asked
      if (await hasRefund(ctx, id)) return { reference: id }
      const refusal = refundRefusal(paidOf(payment), amountMinor)
      if (refusal) return { failure: refusal.code }
      await insertSandboxRefund(ctx, { id, paymentId: payment.id, amountMinor })
      const refundedMinor = payment.refundedMinor + amountMinor
      await tellShop(ctx, await changeSandboxPayment(ctx, payment, { refundedMinor }), 'refunded')
      return { reference: id }
    }),
  charge: (desk, { id, method, title, amountMinor, currency }) =>
    desk.within(async (ctx) => {
      const kept = await findSandboxPayment(ctx, method)
      const failure = !kept?.isCheck || !isPaid(kept) ? 'unknownCard' : chargeFailure(kept.card)
      const { tokenHash } = pageToken(ctx, id)
      const made = { state: failure ? 'failed' : 'paid', failure, card: kept?.card ?? null } as const
      const row = { companyId: ctx.company, id, tokenHash, title, amountMinor, currency, isCheck: false, ...made }
      await insertSandboxPayment(ctx, { ...row, backTo: '/', refundedMinor: 0, madeAt: ctx.now() })
      const charged = await findSandboxPayment(ctx, id)
      return newsOf(charged as SandboxPayment) as PaymentNews
    }),
  read: async (ctx, { body, headers }) => {
    const text = body.toString('utf8')
    if (!isSigned(ctx, headers[SIGNATURE_HEADER], text)) return null
    const { id, news } = Message.parse(JSON.parse(text))
    return { id, message: news }
  },
}

export const pageToken = (ctx: CompanyCtx, id: string) => madeBuyerToken(ctx.company, ctx.keyFor('sandbox.page'), id)

const isPaid = ({ state }: SandboxPayment) => state === 'paid' || state === 'disputed'

const paidOf = (payment: SandboxPayment) => ({
  state: isPaid(payment) ? ('paid' as const) : ('started' as const),
  paidMinor: isPaid(payment) ? payment.amountMinor : null,
  refundedMinor: payment.refundedMinor,
})

function newsOf(payment: SandboxPayment): PaymentNews | null {
  const { id: paymentId, currency, card: paidBy, failure } = payment
  const amountMinor = takenMinor(payment)
  if (!isPaid(payment) && payment.state !== 'failed') return null
  return { kind: isPaid(payment) ? 'paid' : 'failed', paymentId, amountMinor, currency, paidBy, failure }
}
