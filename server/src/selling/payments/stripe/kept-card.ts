import Stripe from 'stripe'
import type { AskedCharge, AskedPayment, AskedRefund, Desk, PaymentNews } from '../gateway'
import { fromStripe, toStripe } from './amounts'
import { cardOf, refuseAmount } from './stripe-words'
import { stripeOf } from './stripe-client'

/** On the platform's own account: a card is looked at by an amount that is held and let go, and kept for what comes later. */
export async function startCheck(desk: Desk, { id, title, amountMinor, currency, backTo, reference }: AskedPayment) {
  const { sessions } = stripeOf(desk.config).checkout
  if (reference) {
    const kept = await sessions.retrieve(reference)
    return { reference: kept.id, payAt: kept.url ?? backTo }
  }
  const metadata = { company: desk.company, paymentId: id }
  const back = new URL(backTo, desk.consoleUrl).href
  const amount = toStripe(amountMinor, currency)
  const price = { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name: title } }
  const asked: Stripe.Checkout.SessionCreateParams = {
    ...{ mode: 'payment', payment_method_types: ['card'], client_reference_id: id, metadata },
    line_items: [{ quantity: 1, price_data: price }],
    // Its bank is asked now, while somebody is there, and not when the plan renews.
    payment_method_options: { card: { request_three_d_secure: 'any' } },
    payment_intent_data: { capture_method: 'manual', setup_future_usage: 'off_session', metadata },
    ...{ customer_creation: 'always', success_url: back, cancel_url: back },
  }
  const made = await sessions.create(asked, { idempotencyKey: `check-${id}` }).catch(refuseAmount)
  return { reference: made.id, payAt: made.url ?? backTo }
}

/** Once the bank has said yes, what was held is let go; looked at again, it is told again. */
export async function lookAtCheck({ config }: Desk, { id, reference }: { id: string; reference: string }) {
  const stripe = stripeOf(config)
  const session = await stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent.latest_charge'] })
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
  const currency = (session.currency ?? '').toUpperCase()
  const base = { paymentId: id, amountMinor: fromStripe(session.amount_total ?? 0, currency), currency, charge: null }
  if (session.status === 'complete' && intent) {
    if (intent.status === 'requires_capture')
      await stripe.paymentIntents.cancel(intent.id, {}, { idempotencyKey: `release-${id}` })
    return { ...base, kind: 'paid', paidBy: cardOf(intent), failure: null } satisfies PaymentNews
  }
  const failure = session.status === 'expired' ? 'expired' : intent?.last_payment_error?.code
  return failure ? ({ ...base, kind: 'failed', paidBy: null, failure } satisfies PaymentNews) : null
}

/** Charges the card of a check while nobody is there. The key is the payment's own: a lost answer charges nobody twice. */
export async function chargeKept(desk: Desk, charge: AskedCharge): Promise<PaymentNews | null> {
  const { id: paymentId, method, title, amountMinor, currency } = charge
  const stripe = stripeOf(desk.config)
  const failed = (failure: string, intent?: string): PaymentNews => {
    return { kind: 'failed', paymentId, amountMinor, currency, paidBy: null, failure, charge: intent ?? null }
  }
  const card = await cardOfCheck(stripe, method)
  if (!card) return failed('unknownCard')
  const asked: Stripe.PaymentIntentCreateParams = {
    ...{ ...card, amount: toStripe(amountMinor, currency), currency: currency.toLowerCase(), description: title },
    ...{ off_session: true, confirm: true, metadata: { company: desk.company, paymentId }, expand: ['latest_charge'] },
  }
  try {
    const intent = await stripe.paymentIntents.create(asked, { idempotencyKey: `charge-${paymentId}` })
    if (intent.status !== 'succeeded') return intent.status === 'processing' ? null : failed('declined', intent.id)
    const came = { amountMinor: fromStripe(intent.amount_received, currency), currency, paidBy: cardOf(intent) }
    return { kind: 'paid', paymentId, ...came, failure: null, charge: intent.id }
  } catch (error) {
    // What the bank or Stripe refuses stays refused; everything else (network, load) is tried again.
    if (error instanceof Stripe.errors.StripeCardError)
      return failed(error.code ?? 'declined', error.payment_intent?.id)
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return failed(error.code ?? 'refused')
    throw error
  }
}

async function cardOfCheck(stripe: Stripe, method: string) {
  const session = await stripe.checkout.sessions.retrieve(method, { expand: ['payment_intent'] }).catch(missing)
  const intent = session && typeof session.payment_intent === 'object' ? session.payment_intent : null
  const [customer, kept] = [idOf(session?.customer), idOf(intent?.payment_method)]
  return customer && kept ? { customer, payment_method: kept } : null
}

const idOf = (of: string | { id: string } | null | undefined) => (typeof of === 'string' ? of : (of?.id ?? null))

const missing = (error: unknown): null => {
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return null
  throw error
}

export async function forgetKept({ config }: Desk, method: string) {
  const stripe = stripeOf(config)
  const card = await cardOfCheck(stripe, method)
  if (card) await stripe.paymentMethods.detach(card.payment_method).catch(missing)
}

/** Of what the platform was paid: its reference is the charge itself. */
export const isPlatformCharge = (reference: string) => reference.startsWith('pi_')

export async function refundCharge({ config }: Desk, { id, reference, amountMinor }: AskedRefund) {
  const stripe = stripeOf(config)
  try {
    const { currency } = await stripe.paymentIntents.retrieve(reference)
    const amount = toStripe(amountMinor, currency.toUpperCase())
    const asked = { payment_intent: reference, amount, metadata: { refundId: id } }
    const made = await stripe.refunds.create(asked, { idempotencyKey: `refund-${id}` })
    return made.status === 'failed' ? { failure: made.failure_reason ?? 'failed' } : { reference: made.id }
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return { failure: error.code ?? 'refused' }
    throw error
  }
}
