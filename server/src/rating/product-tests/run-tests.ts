import type { productTestOperations, TestOutcomeView, TestRun } from '@coverwright/contract/rating/product-tests'
import type { TakesOf } from '@coverwright/contract/platform'
import type { Body } from '@coverwright/rules/design/products'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { openBody } from '../../design/products'
import { draftRating, outcomesOf } from './draft-rating'
import { allTests } from './store'

export async function runTests(
  ctx: MemberCtx,
  input: TakesOf<typeof productTestOperations.runTests>,
): Promise<TestRun> {
  const { body } = await openBody(ctx, input.productId)
  return runAll(ctx, input.productId, body, input.tables)
}

/** Which tests fail; all of them where nothing can be worked out. */
export async function failingTests(ctx: MemberCtx, productId: string, tables: 'active' | 'newest') {
  const { body } = await openBody(ctx, productId)
  const { outcomes, failed } = await runAll(ctx, productId, body, tables)
  const ids = (await allTests(ctx, productId)).map(({ id }) => id)
  return failed === 0 ? [] : ids.filter((id) => outcomes[id]?.differs.length !== 0)
}

/** How many tests this body fails with the tables in force: what stands between it and being published. */
export async function failedTests(ctx: CompanyCtx, productId: string, body: Body): Promise<number> {
  return (await runAll(ctx, productId, body, 'active')).failed
}

async function runAll(ctx: CompanyCtx, productId: string, body: Body, tables: 'active' | 'newest'): Promise<TestRun> {
  const tests = await allTests(ctx, productId)
  if (tests.length === 0) return { problems: [], passed: 0, failed: 0, outcomes: {} }
  const { rating, problems } = await draftRating(ctx, productId, body, tables)
  if (!rating) return { problems, passed: 0, failed: tests.length, outcomes: {} }
  const outcomes: Record<string, TestOutcomeView> = {}
  const outcomeFor = outcomesOf(rating, body)
  let failed = 0
  for (const { id, customer, expected } of tests) {
    const { worksheet: _lines, ...outcome } = outcomeFor(customer, expected)
    if (outcome.differs.length > 0) failed++
    outcomes[id] = { ...outcome, differs: [...outcome.differs] }
  }
  return { problems: [], passed: tests.length - failed, failed, outcomes }
}
