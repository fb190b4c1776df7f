import type Stripe from 'stripe'
import type { CompanyCtx, InboundRequest } from '../../../platform/operations'
import type { PaymentNews } from '../gateway'
import { findPaymentByCharge, listGatewayRows } from '../store'
import { fromStripe } from './amounts'
import { stripeOf } from './stripe-client'
import type { Config } from '../../../platform/config'

/** Proved by Stripe's own code: signature and time, over the bytes as they came. Null when they are not Stripe's. */
export function proveStripeEvent(config: Config, { body, headers }: InboundRequest, now: Date): Stripe.Event | null {
  const signature = headers['stripe-signature']
  if (typeof signature !== 'string' || !config.stripeWebhookSecret) return null
  try {
    const { webhooks } = stripeOf(config)
    return webhooks.constructEvent(body, signature, config.stripeWebhookSecret, 300, undefined, now.getTime())
  } catch {
    return null
  }
}

/** An event of another company's account tells this company nothing, whatever it says of itself. */
export async function readStripeMessage(ctx: CompanyCtx, request: InboundRequest) {
  const event = proveStripeEvent(ctx.config, request, ctx.now())
  if (!event) return null
  const row = (await listGatewayRows(ctx)).find(({ name }) => name === 'stripe')
  const isOurs = event.account !== undefined && event.account === row?.settings.accountId
  return { id: event.id, message: isOurs ? await newsIn(ctx, event) : null }
}

async function newsIn(ctx: CompanyCtx, event: Stripe.Event): Promise<PaymentNews | null> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return event.data.object.payment_status === 'paid' ? sessionNews(event.data.object, 'paid', null) : null
    case 'checkout.session.async_payment_failed':
      return sessionNews(event.data.object, 'failed', 'asyncPaymentFailed')
    case 'checkout.session.expired':
      return sessionNews(event.data.object, 'failed', 'expired')
    case 'payment_intent.payment_failed': {
      const { metadata, amount, currency, last_payment_error: error } = event.data.object
      return newsOf('failed', metadata.paymentId, amount, currency, error?.code ?? 'declined')
    }
    case 'charge.refunded': {
      const { metadata, amount_refunded: amount, currency } = event.data.object
      return newsOf('refunded', metadata.paymentId, amount, currency, null)
    }
    case 'charge.dispute.created': {
      const { payment_intent: intent, amount, currency } = event.data.object
      const payment = intent && (await findPaymentByCharge(ctx, typeof intent === 'string' ? intent : intent.id))
      return payment ? newsOf('disputed', payment.id, amount, currency, null) : null
    }
    default:
      return null
  }
}

function sessionNews(session: Stripe.Checkout.Session, kind: 'paid' | 'failed', failure: string | null) {
  const { metadata, amount_total: amount, currency, payment_intent: intent } = session
  const news = newsOf(kind, metadata?.paymentId, amount ?? 0, currency ?? '', failure)
  return news && { ...news, charge: typeof intent === 'string' ? intent : (intent?.id ?? null) }
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function newsOf(
  kind: PaymentNews['kind'],
  paymentId: string | undefined,
  amount: number,
  wire: string,
  failure: string | null,
): PaymentNews | null {
  if (!paymentId || !UUID.test(paymentId)) return null
  const currency = wire.toUpperCase()
  const amountMinor = fromStripe(amount, currency)
  return { kind, paymentId, amountMinor, currency, paidBy: null, failure, charge: null }
}
