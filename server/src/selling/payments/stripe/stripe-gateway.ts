import Stripe from 'stripe'
import { Refused } from '../../../kernel'
import type { AskedPayment, Desk, Gateway, PaymentNews } from '../gateway'
import { fromStripe, toStripe } from './amounts'
import { readStripeMessage } from './read-stripe-message'
import { stripeOf } from './stripe-client'

/** The company's own account there: premiums are paid to it, and nothing of them is kept back on the way. */
function accountOf({ settings }: Desk): string {
  if (!settings.accountId) throw new Refused('payments.accountMissing')
  return settings.accountId
}

export const stripeGateway: Gateway = {
  name: 'stripe',
  start: async (desk, payment) => {
    const stripe = stripeOf(desk.config)
    const stripeAccount = accountOf(desk)
    if (payment.reference) {
      const kept = await stripe.checkout.sessions.retrieve(payment.reference, {}, { stripeAccount })
      return { reference: kept.id, payAt: kept.url ?? payment.backTo }
    }
    // The key is the payment's own: asked again after a lost answer, Stripe gives the same page.
    const options = { idempotencyKey: `payment-${payment.id}`, stripeAccount }
    const { id, url } = await stripe.checkout.sessions.create(sessionOf(desk, payment), options).catch(refuseAmount)
    return { reference: id, payAt: url ?? payment.backTo }
  },
  look: async (desk, payment) => {
    const expand = ['payment_intent.latest_charge']
    const options = { stripeAccount: accountOf(desk) }
    return newsOf(
      payment.id,
      await stripeOf(desk.config).checkout.sessions.retrieve(payment.reference, { expand }, options),
    )
  },
  refund: async (desk, { id, reference, amountMinor }) => {
    const [stripe, stripeAccount] = [stripeOf(desk.config), accountOf(desk)]
    const { payment_intent: intent, currency } = await stripe.checkout.sessions.retrieve(
      reference,
      {},
      { stripeAccount },
    )
    if (!intent || !currency) return { failure: 'unknownPayment' }
    const asked = {
      payment_intent: typeof intent === 'string' ? intent : intent.id,
      amount: toStripe(amountMinor, currency.toUpperCase()),
      metadata: { refundId: id },
    }
    try {
      const made = await stripe.refunds.create(asked, { idempotencyKey: `refund-${id}`, stripeAccount })
      return made.status === 'failed' ? { failure: made.failure_reason ?? 'failed' } : { reference: made.id }
    } catch (error) {
      // What Stripe refuses stays refused; everything else (network, load) is tried again.
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return { failure: error.code ?? 'refused' }
      throw error
    }
  },
  read: readStripeMessage,
}

function sessionOf({ company, consoleUrl }: Desk, { id, title, amountMinor, currency, backTo }: AskedPayment) {
  const metadata = { company, paymentId: id }
  const back = new URL(backTo, consoleUrl).href
  const amount = toStripe(amountMinor, currency)
  const price = { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name: title || 'Insurance' } }
  return {
    mode: 'payment',
    client_reference_id: id,
    line_items: [{ quantity: 1, price_data: price }],
    success_url: back,
    cancel_url: back,
    metadata,
    payment_intent_data: { metadata },
  } satisfies Stripe.Checkout.SessionCreateParams
}

/** Too small or too large for Stripe: trying again helps nobody. */
function refuseAmount(error: unknown): never {
  const isAmount = error instanceof Stripe.errors.StripeInvalidRequestError && /amount/.test(error.code ?? '')
  throw isAmount ? new Refused('payments.amountNotTaken') : error
}

/** What a session says; null while the buyer is still at it. */
function newsOf(paymentId: string, session: Stripe.Checkout.Session): PaymentNews | null {
  const currency = (session.currency ?? '').toUpperCase()
  const base = { paymentId, amountMinor: fromStripe(session.amount_total ?? 0, currency), currency }
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
  if (session.payment_status === 'paid')
    return { ...base, kind: 'paid', paidBy: cardOf(intent), failure: null, charge: intent?.id ?? null }
  const failure = session.status === 'expired' ? 'expired' : intent?.last_payment_error?.code
  return failure ? { ...base, kind: 'failed', paidBy: null, failure, charge: null } : null
}

function cardOf(intent: Stripe.PaymentIntent | null): string | null {
  const charge = intent?.latest_charge
  const card = typeof charge === 'object' ? charge?.payment_method_details?.card : null
  return card ? `${(card.brand ?? 'card').replace(/^./, (first) => first.toUpperCase())} ${card.last4 ?? ''}` : null
}
