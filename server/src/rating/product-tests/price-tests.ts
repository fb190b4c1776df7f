import type { Body } from '@coverwright/rules/design/products'
import type { RatingOutcome } from '@coverwright/rules/rating/rating'
import type { CompanyCtx } from '../../platform/operations'
import { outcomesOf } from './draft-rating'
import { allTests } from './store'

/** What each test customer would pay a year for their plan on this body; null where there is no price. */
export async function priceTests(ctx: CompanyCtx, productId: string, rated: { outcome: RatingOutcome; body: Body }) {
  const tests = await allTests(ctx, productId)
  const { outcome, body } = rated
  if (!outcome.ok)
    return tests.map(({ id, title, customer: { plan } }) => ({ id, title, plan, isReduced: false, yearly: null }))
  const outcomeFor = outcomesOf(outcome.value, body)
  return tests.map(({ id, title, customer, expected }) => ({
    id,
    title,
    plan: customer.plan,
    isReduced: customer.discounts.length > 0,
    yearly: outcomeFor(customer, expected).yearly,
  }))
}
