import type { RawAnswers, Value } from '../../design/datasets'
import type { Day, Refusal } from '../../kernel'
import type { LogicCode, LogicType } from '../../design/logic'
import { Exact, type Money } from '../../money'
import type { StepKind } from '../../design/parts'

export type Discount = { readonly code: string; readonly kind: 'voucher' | 'coupon' } & (
  | { readonly percent: string }
  | { readonly amount: Money }
)

/** What underwriting adds to a price; loadings are summed up before. */
export type PriceTerms = { readonly loadingPercent: Exact; readonly fees: Exact }
export const NO_TERMS: PriceTerms = { loadingPercent: Exact.zero, fees: Exact.zero }

export type QuoteRequest = {
  readonly answers: RawAnswers
  readonly plan: string
  readonly addOns: readonly string[]
  /** The day of the quote, and the first day of cover: tables, taxes and levies hold on the latter. */
  readonly today: Day
  readonly startDate: Day
  readonly discounts: readonly Discount[]
  readonly terms?: PriceTerms
}

/** What a result is: an amount of the recipe's currency, a plain number, or something else that is printed as it is. */
export type LineUnit = LogicType['kind']

/** What a line of the worksheet says of its step; made once when the recipe is compiled. */
export type LineHead = {
  readonly name: string
  readonly title: string
  readonly kind: StepKind
  readonly labels: readonly string[]
  readonly unit: LineUnit
  readonly table: string | null
  readonly addOn: string | null
}

/** One step as it went: inputs in the order of the head's labels, the row of the table, the result. */
export type Line = {
  readonly head: LineHead
  readonly inputs: readonly (Value | undefined)[]
  readonly version: string | null
  readonly row: number
  readonly isPassedOver: boolean
  readonly result: Value
}

export type Instalments = { readonly count: number; readonly first: Money; readonly later: Money }

export type Quote = {
  readonly plan: string
  readonly currency: string
  readonly yearly: Money
  readonly monthly: Instalments | null
  readonly parts: readonly { readonly name: string; readonly title: string; readonly amount: Money }[]
  /** Written out of the record of the quote when it is first asked for. */
  readonly worksheet: readonly Line[]
}

export type QuoteCode =
  | LogicCode
  | 'pricing.noRow'
  | 'pricing.noPrice'
  | 'pricing.noVersion'
  | 'pricing.noRate'
  | 'pricing.unknownPlan'
  | 'pricing.unknownAddOn'
  | 'pricing.addOnNotOffered'
  | 'pricing.addOnTwice'
  | 'pricing.badAnswer'
  | 'pricing.badDiscount'
  | 'pricing.discountNowhere'
  | 'pricing.badTerms'
  | 'pricing.termsNowhere'
  | 'pricing.notChargeable'
  | 'pricing.nothingToPay'
  | 'pricing.belowLeast'
  | 'pricing.connectorFailed'

/** Why there is no price, at which step, and the worksheet up to there. */
export type QuoteRefusal = Refusal<QuoteCode> & { readonly step: string | null; readonly worksheet: readonly Line[] }
export type Priced =
  | { readonly ok: true; readonly value: Quote }
  | { readonly ok: false; readonly refusal: QuoteRefusal }

/** Thrown inside a quote and caught at its end. */
export class QuoteStopped extends Error {
  /** `step` where another one is meant than the one that was being worked out. */
  constructor(
    readonly refusal: Refusal<QuoteCode>,
    readonly step: string | null = null,
  ) {
    super(refusal.code)
  }
}
