import { minorDigits } from '@coverwright/rules/money'
import { Refused } from '../../../kernel'

/** Where Stripe counts in other units than ISO 4217 has: ISK and UGX as if they had cents, MGA as if it had none. */
const OTHER_DIGITS: Readonly<Record<string, number>> = { ISK: 2, UGX: 2, MGA: 0 }

const digitsAtStripe = (currency: string) => OTHER_DIGITS[currency] ?? minorDigits(currency)

/** Our minor units as Stripe counts them; an amount that it cannot take is refused here and never rounded. */
export function toStripe(minor: number, currency: string): number {
  const amount = minor * 10 ** (digitsAtStripe(currency) - minorDigits(currency))
  const isTaken = Number.isSafeInteger(amount) && (digitsAtStripe(currency) < 3 || amount % 10 === 0)
  if (!isTaken) throw new Refused('payments.amountNotTaken', { values: { currency } })
  return amount
}

export const fromStripe = (amount: number, currency: string): number =>
  Math.round(amount * 10 ** (minorDigits(currency) - digitsAtStripe(currency)))
