import { parseDay } from '../kernel'
import type { RawAnswers } from '../datasets'
import type { Discount, QuoteRequest } from '../pricing'
import type { Decision } from '../underwriting'
import type { RateOne } from './book'

/** A customer as it is kept: days as dates, so that it is the same years later. */
export type TestCustomer = {
  readonly answers: RawAnswers
  readonly plan: string
  readonly addOns: readonly string[]
  readonly today: string
  readonly startDate: string
  readonly discounts: readonly Discount[]
}

/** What must come out. A yearly price of null: no price may be given. */
export type Expected = { readonly decision: Decision; readonly yearly: number | null }

export type TestOutcome = {
  readonly decision: Decision
  readonly yearly: number | null
  /** Why there is no price. */
  readonly reason: string | null
  readonly differs: readonly ('decision' | 'price')[]
}

export function requestOf(customer: TestCustomer): QuoteRequest {
  return { ...customer, today: parseDay(customer.today) ?? 0, startDate: parseDay(customer.startDate) ?? 0 }
}

/** A declined customer needs no price, so none is compared. */
export function runTest(rate: RateOne, customer: TestCustomer, expected: Expected): TestOutcome {
  const { decision, priced } = rate(requestOf(customer))
  const yearly = priced.ok ? priced.value.yearly.minor : null
  const isOtherPrice = yearly !== expected.yearly && !(decision === 'decline' && expected.decision === 'decline')
  return {
    decision,
    yearly,
    reason: priced.ok ? null : priced.refusal.code,
    differs: [
      ...(decision === expected.decision ? [] : (['decision'] as const)),
      ...(isOtherPrice ? (['price'] as const) : []),
    ],
  }
}
