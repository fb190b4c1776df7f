import { type Refusal, refusalOf } from '../../kernel'
import { isCurrency, isPercent, minorDigits, type Money } from '../../money'
import type { Discount } from '../../rating/pricing'

export const promotionKinds = ['voucher', 'coupon'] as const
export type PromotionKind = (typeof promotionKinds)[number]

export const discountModes = ['percent', 'fixed'] as const
export type DiscountMode = (typeof discountModes)[number]

/** Spec 4: Activate/Deactivate is what is kept; Expired and Run out are what clock and count say. */
export type PromotionState = 'active' | 'inactive'
export const promotionStatuses = ['active', 'inactive', 'expired', 'runOut'] as const
export type PromotionStatus = (typeof promotionStatuses)[number]

/** Written one after another by a person: codes that fit on a leaflet. */
export const MAX_QUANTITY = 1_000_000
/** Each code of its own is a row. */
export const MAX_OWN_CODES = 10_000
export const CODE_LENGTH = { min: 6, max: 20, usual: 10 } as const

export type PromotionTerms = {
  readonly mode: DiscountMode
  readonly value: number
  readonly currency: string
  readonly quantity: number
  /** 'YYYY-MM-DD HH:MM' on the company's clock, both included; empty where there is no end. */
  readonly startsAt: string
  readonly expiresAt: string
  /** ISO days, both or neither. */
  readonly activeFrom: string
  readonly activeUntil: string
  readonly isDisposable: boolean
}

export type TermsCode =
  | 'promotions.discountTooLarge'
  | 'promotions.percentRange'
  | 'promotions.amountNotValid'
  | 'promotions.activeDatesIncomplete'
  | 'promotions.endsBeforeStart'
  | 'promotions.tooManyCodes'

/** All that stands against such terms, each at its field. */
export function termsRefusals(terms: PromotionTerms): Refusal<TermsCode>[] {
  const found = [valueRefusal(terms), datesRefusal(terms), endRefusal(terms), codesRefusal(terms)]
  return found.filter((refusal) => refusal !== null)
}

/** Spec 5: 'Discount value cannot be greater than 99%', 'Input range is 0-99'. */
function valueRefusal({ mode, value, currency }: PromotionTerms): Refusal<TermsCode> | null {
  if (mode === 'percent') {
    if (value > 99) return refusalOf('promotions.discountTooLarge', undefined, 'value')
    return isPercent(value) && hasDecimals(value, 2) ? null : refusalOf('promotions.percentRange', undefined, 'value')
  }
  const isAmount = isCurrency(currency) && value > 0 && hasDecimals(value, minorDigits(currency))
  return isAmount ? null : refusalOf('promotions.amountNotValid', undefined, 'value')
}

const hasDecimals = (value: number, digits: number) =>
  Math.abs(Math.round(value * 10 ** digits) - value * 10 ** digits) < 1e-6

/** Spec 5: 'Please keep the active dates complete'. */
function datesRefusal({ activeFrom, activeUntil }: PromotionTerms): Refusal<TermsCode> | null {
  const isComplete = (activeFrom === '') === (activeUntil === '') && activeFrom <= activeUntil
  return isComplete ? null : refusalOf('promotions.activeDatesIncomplete', undefined, 'activeUntil')
}

const endRefusal = ({ startsAt, expiresAt }: PromotionTerms): Refusal<TermsCode> | null =>
  startsAt !== '' && expiresAt !== '' && expiresAt <= startsAt
    ? refusalOf('promotions.endsBeforeStart', undefined, 'expiresOn')
    : null

const codesRefusal = ({ isDisposable, quantity }: PromotionTerms): Refusal<TermsCode> | null =>
  isDisposable && quantity > MAX_OWN_CODES
    ? refusalOf('promotions.tooManyCodes', { most: MAX_OWN_CODES }, 'quantity')
    : null

export const fixedAmount = ({ value, currency }: PromotionTerms): Money => ({
  minor: Math.round(value * 10 ** minorDigits(currency)),
  currency,
})

/** What rating takes off. */
export const discountOf = (kind: PromotionKind, code: string, terms: PromotionTerms): Discount =>
  terms.mode === 'percent' ? { code, kind, percent: String(terms.value) } : { code, kind, amount: fixedAmount(terms) }

/** A code is written on leaflets and typed on phones: capitals, digits and dashes, whatever way it was typed. */
export const codeOf = (typed: string): string => typed.trim().toUpperCase()
export const isCode = (code: string): boolean => /^[A-Z0-9](?:[A-Z0-9-]{1,38}[A-Z0-9])$/.test(code)
