import type { TestRun } from '@coverwright/contract/rating/product-tests'
import { triedReader } from '@coverwright/rules/rating/connectors'
import { parseDay } from '@coverwright/rules/kernel'
import type { Body } from '@coverwright/rules/design/products'
import type { Rating } from '@coverwright/rules/rating/rating'
import {
  type Expected,
  type KeptLine,
  keptLines,
  rateOneOf,
  type ReadTyped,
  requestOf,
  runTest,
  type TestCustomer,
  type TestOutcome,
} from '@coverwright/rules/rating/product-tests'
import type { CompanyCtx } from '../../platform/operations'
import { openRating } from '../pricing'

type Problems = TestRun['problems']
export type DraftRating = { rating: Rating; problems: null } | { rating: null; problems: Problems }

/** What the newest body says of customers with the tables in force, or with the newest drafts in their place. */
export async function draftRating(
  ctx: CompanyCtx,
  productId: string,
  body: Body,
  versions: 'active' | 'newest',
): Promise<DraftRating> {
  if (body.pricing === undefined)
    return { rating: null, problems: [{ code: 'productTests.noRecipe', part: 'recipe', at: null }] }
  const { outcome } = await openRating(ctx, productId, { versions })
  if (outcome.ok) return { rating: outcome.value, problems: null }
  return { rating: null, problems: outcome.problems.map(({ code, part, at = null }) => ({ code, part, at })) }
}

/** The tables, and the day that tests of earlier days are tried on. */
export type TriedWith = { readonly tables: 'active' | 'newest'; readonly on?: string | undefined }

export const triedOn = (customer: TestCustomer, on: string | undefined): TestCustomer =>
  on !== undefined && customer.startDate < on ? { ...customer, startDate: on } : customer

type Worked = TestOutcome & {
  /** Written when somebody reads it. */
  readonly worksheet: () => KeptLine[]
}
type Outcomes = (customer: TestCustomer, expected: Expected) => Worked

/**
 * A test asks nobody: what a connector would say is one of its answers. Thousands of tests have few days between them,
 * and the questions are read once for each.
 */
export function outcomesOf(rating: Rating, body: Body): Outcomes {
  const readers = new Map<string, ReadTyped>()
  const readerOn = (today: string) => {
    const read = readers.get(today) ?? triedReader(body, parseDay(today) ?? 0)
    readers.set(today, read)
    return read
  }
  const rate = rateOneOf(rating)
  return (customer, expected) => {
    const request = requestOf(customer, readerOn(customer.today))
    return { ...runTest(rate, request, expected), worksheet: () => keptLines(rate(request).priced) }
  }
}
