import type { TestRun } from '@coverwright/contract/trials'
import { triedReader } from '@coverwright/rules/connectors'
import { parseDay } from '@coverwright/rules/kernel'
import type { Body } from '@coverwright/rules/products'
import type { Rating } from '@coverwright/rules/rating'
import {
  type Expected,
  rateOneOf,
  requestOf,
  runTest,
  type TestCustomer,
  type TestOutcome,
} from '@coverwright/rules/trials'
import type { CompanyCtx } from '../platform/operations'
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
    return { rating: null, problems: [{ code: 'trials.noRecipe', part: 'recipe', at: null }] }
  const { outcome } = await openRating(ctx, productId, { versions })
  if (outcome.ok) return { rating: outcome.value, problems: null }
  return { rating: null, problems: outcome.problems.map(({ code, part, at = null }) => ({ code, part, at })) }
}

/** A test asks nobody: what a connector would say is one of its answers. */
export function outcomeOf(rating: Rating, body: Body, customer: TestCustomer, expected: Expected): TestOutcome {
  const read = triedReader(body, parseDay(customer.today) ?? 0)
  return runTest(rateOneOf(rating), requestOf(customer, read), expected)
}
