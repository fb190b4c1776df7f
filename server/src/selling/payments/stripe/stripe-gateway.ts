import Stripe from 'stripe'
import { Refused } from '../../../kernel'
import type { AskedPayment, Desk, Gateway, PaymentNews } from '../gateway'
import { fromStripe, toStripe } from './amounts'
import { chargeKept, forgetKept, isPlatformCharge, lookAtCheck, refundCharge, startCheck } from './kept-card'
import { readStripeMessage } from './read-stripe-message'
import { stripeOf } from './stripe-client'
import { cardOf, refuseAmount } from './stripe-words'

/** The company's own account there: premiums are paid to it, and nothing of them is kept back on the way. */
function accountOf({ settings }: Desk): string {
  if (!settings.accountId) throw new Refused('payments.accountMissing')
  return settings.accountId
}

export const stripeGateway: Gateway = {
  name: 'stripe',
  start: async (desk, payment) => {
    if (payment.isCheck) return startCheck(desk, payment)
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
    if (payment.isCheck) return lookAtCheck(desk, payment)
    const expand = ['payment_intent.latest_charge']
    const options = { stripeAccount: accountOf(desk) }
    return newsOf(
      payment.id,
      await stripeOf(desk.config).checkout.sessions.retrieve(payment.reference, { expand }, options),
    )
  },
  refund: async (desk, asked) => {
    if (isPlatformCharge(asked.reference)) return refundCharge(desk, asked)
    const { id, reference, amountMinor } = asked
    const [stripe, stripeAccount] = [stripeOf(desk.config), accountOf(desk)]
    const { payment_intent: intent, currency } = await stripe.checkout.sessions.retrieve(
      reference,
      {},
      { stripeAccount },
    )
    if (!intent || !currency) return { failure: 'unknownPayment' }
    const wanted = {
      payment_intent: typeof intent === 'string' ? intent : intent.id,
      amount: toStripe(amountMinor, currency.toUpperCase()),
      metadata: { refundId: id },
    }
    try {
      const made = await stripe.refunds.create(wanted, { idempotencyKey: `refund-${id}`, stripeAccount })
      return made.status === 'failed' ? { failure: made.failure_reason ?? 'failed' } : { reference: made.id }
    } catch (error) {
      // What Stripe refuses stays refused; everything else (network, load) is tried again.
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return { failure: error.code ?? 'refused' }
      throw error
    }
  },
  charge: chargeKept,
  forget: forgetKept,
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
