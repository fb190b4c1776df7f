import type Stripe from 'stripe'
import type { CompanyCtx, InboundRequest } from '../../../platform/operations'
import type { GatewayMessage, PaymentNews } from '../gateway'
import { findPayment, findPaymentByCharge, listGatewayRows } from '../store'
import { fromStripe } from './amounts'
import { stripeOf } from './stripe-client'
import type { Config } from '../../../platform/config'

/** Proved by Stripe's own code: signature and time, over the bytes as they came. Null when they are not Stripe's. */
export function proveStripeEvent(config: Config, { body, headers }: InboundRequest, now: Date): Stripe.Event | null {
  const signature = headers['stripe-signature']
  if (typeof signature !== 'string') return null
  const ofCompany = provedBy(config, body, signature, config.stripeWebhookSecret, now)
  if (ofCompany) return ofCompany.account ? ofCompany : null
  const ofPlatform = provedBy(config, body, signature, config.stripeAccountWebhookSecret, now)
  return ofPlatform && !ofPlatform.account ? ofPlatform : null
}

/** Each of the two endpoints at Stripe, companies' accounts and the platform's own, signs with a secret of its own. */
function provedBy(config: Config, body: Buffer, signature: string, secret: string, now: Date): Stripe.Event | null {
  if (!secret) return null
  try {
    return stripeOf(config).webhooks.constructEvent(body, signature, secret, 300, undefined, now.getTime())
  } catch {
    return null
  }
}

/** An event of another company's account tells this company nothing, whatever it says of itself. */
export async function readStripeMessage(ctx: CompanyCtx, request: InboundRequest) {
  const event = proveStripeEvent(ctx.config, request, ctx.now())
  if (!event) return null
  const row = (await listGatewayRows(ctx)).find(({ name }) => name === 'stripe')
  if (!event.account) return { id: event.id, message: await platformNewsIn(ctx, event) }
  const isOurs = event.account === row?.settings.accountId
  return { id: event.id, message: isOurs ? await newsIn(ctx, event) : null }
}

/** Of the platform's own account: it speaks of what companies pay the platform, and of no buyer's payment. */
async function platformNewsIn(ctx: CompanyCtx, event: Stripe.Event): Promise<GatewayMessage | null> {
  const news = await newsIn(ctx, event)
  const about = event.data.object as { metadata?: Stripe.Metadata | null }
  const payment = await findPayment(ctx, news?.paymentId ?? paymentIdIn(about.metadata) ?? NO_PAYMENT)
  if (!payment || payment.gateway !== 'stripe') return null
  // What a check ended with is asked for: the card has a name, and what is held is let go.
  if (payment.kind === 'check') return { kind: 'look', paymentId: payment.id }
  return payment.method === null ? null : news
}

const NO_PAYMENT = '00000000-0000-0000-0000-000000000000'
const paymentIdIn = (metadata: Stripe.Metadata | null | undefined) =>
  UUID.test(metadata?.paymentId ?? '') ? metadata?.paymentId : undefined

async function newsIn(ctx: CompanyCtx, event: Stripe.Event): Promise<PaymentNews | null> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return event.data.object.payment_status === 'paid' ? sessionNews(event.data.object, 'paid', null) : null
    case 'checkout.session.async_payment_failed':
      return sessionNews(event.data.object, 'failed', 'asyncPaymentFailed')
    case 'checkout.session.expired':
      return sessionNews(event.data.object, 'failed', 'expired')
    case 'payment_intent.succeeded': {
      // Of buyers the session tells it; here a charge of a kept card.
      const { id, metadata, amount_received: amount, currency } = event.data.object
      const news = event.account ? null : newsOf('paid', metadata.paymentId, amount, currency, null)
      return news && { ...news, charge: id }
    }
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
