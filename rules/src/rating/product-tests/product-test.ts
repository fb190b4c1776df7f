import { parseDay } from '../../kernel'
import type { RawAnswers } from '../../design/datasets'
import type { Answers } from '../../design/forms'
import type { Discount, QuoteRequest } from '../pricing'
import type { Decision } from '../underwriting'
import type { RateOne } from './book'

/** A customer as it is kept: answers as a buyer types them and days as dates, so that it is the same years later. */
export type TestCustomer = {
  readonly answers: Answers
  readonly plan: string
  readonly addOns: readonly string[]
  readonly today: string
  readonly startDate: string
  readonly discounts: readonly Discount[]
}

/** What must come out. A yearly price of null: no price may be given; `some`: one must be, whichever, in any decision. */
export type Expected = { readonly decision: Decision; readonly yearly: number | null | 'some' }

export type TestOutcome = {
  readonly decision: Decision
  readonly yearly: number | null
  /** Why there is no price. */
  readonly reason: string | null
  readonly differs: readonly ('decision' | 'price')[]
}

/** How what was typed is read: questions that are not asked of this buyer count for nothing. */
export type ReadTyped = (answers: Answers) => RawAnswers

export function requestOf(customer: TestCustomer, read: ReadTyped): QuoteRequest {
  const { today, startDate, answers } = customer
  return { ...customer, answers: read(answers), today: parseDay(today) ?? 0, startDate: parseDay(startDate) ?? 0 }
}

/** A declined customer needs no price, so none is compared. */
export function runTest(rate: RateOne, request: QuoteRequest, expected: Expected): TestOutcome {
  const { decision, priced } = rate(request)
  const yearly = priced.ok ? priced.value.yearly.minor : null
  const reason = priced.ok ? null : priced.refusal.code
  if (expected.yearly === 'some') return { decision, yearly, reason, differs: yearly === null ? ['price'] : [] }
  const isOtherPrice = yearly !== expected.yearly && !(decision === 'decline' && expected.decision === 'decline')
  return {
    decision,
    yearly,
    reason,
    differs: [
      ...(decision === expected.decision ? [] : (['decision'] as const)),
      ...(isOtherPrice ? (['price'] as const) : []),
    ],
  }
}
