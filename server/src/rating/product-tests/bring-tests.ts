import type { Expected, TestCustomer } from '@coverwright/rules/rating/product-tests'
import { openBody } from '../../design/products'
import type { CompanyCtx } from '../../platform/operations'
import { draftRating, outcomesOf } from './draft-rating'
import { allTests, insertTests, type TestRow } from './store'

export type BroughtTest = { title: string; customer: TestCustomer; expected: Expected; origin: TestRow['origin'] }

/** The tests of a product as they leave it, in their order. */
export const testsOf = async (ctx: CompanyCtx, productId: string): Promise<BroughtTest[]> =>
  (await allTests(ctx, productId)).map(({ title, customer, expected, origin }) => ({
    ...{ title, customer, expected, origin },
  }))

/** And as they come in again: what they expect is kept, and how it is worked out is written anew where it comes out. */
export async function bringTests(ctx: CompanyCtx, productId: string, tests: readonly BroughtTest[]) {
  const { body } = await openBody(ctx, productId)
  const { rating } = await draftRating(ctx, productId, body, 'newest')
  const outcome = rating && outcomesOf(rating, body)
  const rows = tests.map((test, place): TestRow => {
    const now = new Date(ctx.now().getTime() + place)
    const found = outcome?.(test.customer, test.expected)
    const worksheet = found && found.differs.length === 0 ? found.worksheet() : null
    const own = { companyId: ctx.company, id: ctx.newId(), productId }
    return { ...own, ...test, worksheet, createdAt: now, updatedAt: now }
  })
  await insertTests(ctx, rows)
}
