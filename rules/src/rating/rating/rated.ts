import type { RawAnswers } from '../../design/datasets'
import type { Day } from '../../kernel'
import type { Discount, Priced } from '../pricing'
import type { Decision, Reason, Term } from '../underwriting'

export type RatingRequest = {
  readonly answers: RawAnswers
  /** All plans when left out. */
  readonly plans?: readonly string[]
  readonly addOns: readonly string[]
  readonly today: Day
  readonly startDate: Day
  readonly discounts: readonly Discount[]
}

export type Verdict = {
  readonly decision: Decision
  readonly reasons: readonly Reason[]
  readonly terms: readonly Term[]
}

/**
 * One plan for one customer. The price is worked out whatever was decided, so that a clerk sees what a referred or
 * declined customer would pay; only `isForSale` may be sold without a person looking at it.
 */
export type PlanRate = Verdict & { readonly plan: string; readonly priced: Priced; readonly isForSale: boolean }

/** Decision, reasons and terms of the plan that is best for the customer, then every plan with its own. */
export type Rated = Verdict & { readonly plans: readonly PlanRate[] }
