import { type Refusal, refusalOf } from '../../kernel'

/** What becomes of a card in the sandbox. */
export const cardOutcomes = [
  'paid',
  'declined',
  'insufficientFunds',
  'threeDSecure',
  'processingError',
  'disputed',
  'paidOnce',
] as const
export type CardOutcome = (typeof cardOutcomes)[number]

/** The numbers that everybody who has tried a gateway knows. */
export const testCards: readonly { readonly number: string; readonly outcome: CardOutcome }[] = [
  { number: '4242424242424242', outcome: 'paid' },
  { number: '4000000000000002', outcome: 'declined' },
  { number: '4000000000009995', outcome: 'insufficientFunds' },
  { number: '4000002500003155', outcome: 'threeDSecure' },
  { number: '4000000000000119', outcome: 'processingError' },
  { number: '4000000000000259', outcome: 'disputed' },
  { number: '4000000000000341', outcome: 'paidOnce' },
]

export type TypedCard = { readonly number: string; readonly expires: string; readonly securityCode: string }

export type CardRefusalCode =
  | 'sandbox.numberNotValid'
  | 'sandbox.notATestCard'
  | 'sandbox.expiresNotValid'
  | 'sandbox.expired'
  | 'sandbox.codeNotValid'

/** The sandbox takes no real card: its number would be in somebody's log for nothing. */
export function cardRefusal(card: TypedCard, now: Date): Refusal<CardRefusalCode> | null {
  const digits = digitsOf(card.number)
  if (!/^\d{12,19}$/.test(digits) || !isLuhn(digits)) return refusalOf('sandbox.numberNotValid', undefined, 'number')
  if (!testCards.some(({ number }) => number === digits)) return refusalOf('sandbox.notATestCard', undefined, 'number')
  const read = /^\s*(\d{1,2})\s*[/-]?\s*(\d{2}|\d{4})\s*$/.exec(card.expires)
  const month = Number(read?.[1])
  if (!read || month < 1 || month > 12) return refusalOf('sandbox.expiresNotValid', undefined, 'expires')
  const year = Number(read[2]) % 100
  // A card is good until the last moment of its month.
  if (Date.UTC(2000 + year, month, 1) <= now.getTime()) return refusalOf('sandbox.expired', undefined, 'expires')
  if (!/^\d{3,4}$/.test(card.securityCode.trim())) return refusalOf('sandbox.codeNotValid', undefined, 'securityCode')
  return null
}

export const outcomeOf = (number: string): CardOutcome =>
  testCards.find((card) => card.number === digitsOf(number))?.outcome ?? 'declined'

/** Why a card that is kept cannot be charged while nobody is there; null when it can. Known by its last four digits, which is all that is kept. */
export function chargeFailure(name: string | null): CardOutcome | null {
  const outcome = testCards.find((card) => cardName(card.number) === name)?.outcome ?? 'declined'
  if (outcome === 'paidOnce') return 'declined'
  return outcome === 'paid' || outcome === 'threeDSecure' || outcome === 'disputed' ? null : outcome
}

/** All that is ever kept of a card. */
export const cardName = (number: string): string => `Visa ${digitsOf(number).slice(-4)}`

const digitsOf = (number: string) => number.replace(/[\s-]/g, '')

function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
