import Stripe from 'stripe'
import { Refused } from '../../../kernel'

/** Too small or too large for Stripe: trying again helps nobody. */
export function refuseAmount(error: unknown): never {
  const isAmount = error instanceof Stripe.errors.StripeInvalidRequestError && /amount/.test(error.code ?? '')
  throw isAmount ? new Refused('payments.amountNotTaken') : error
}

/** 'Visa 4242'. */
export function cardOf(intent: Stripe.PaymentIntent | null): string | null {
  const charge = intent?.latest_charge
  const card = typeof charge === 'object' ? charge?.payment_method_details?.card : null
  return card ? `${(card.brand ?? 'card').replace(/^./, (first) => first.toUpperCase())} ${card.last4 ?? ''}` : null
}
