import type { productTestOperations, TestExplained } from '@coverwright/contract/rating/product-tests'
import type { TakesOf } from '@coverwright/contract/platform'
import { compareLines, type KeptLine } from '@coverwright/rules/rating/product-tests'
import type { MemberCtx } from '../../platform/operations'
import { openBody, openSoldBody } from '../../design/products'
import { ratingOfBody } from '../pricing'
import { draftRating, outcomesOf, triedOn } from './draft-rating'
import { loadTest } from './load-test'
import type { TestRow } from './store'

type Asked = TakesOf<typeof productTestOperations.explainTest>

/** How the price of a test is worked out now, beside how it was when it was right: as it was kept, else as it is sold. */
export async function explainTest(ctx: MemberCtx, { id, tables, on }: Asked): Promise<TestExplained> {
  const test = await loadTest(ctx, id)
  const { body } = await openBody(ctx, test.productId)
  const { rating } = await draftRating(ctx, test.productId, body, tables)
  if (!rating) return { against: null, lines: [] }
  const now = outcomesOf(rating, body)(triedOn(test.customer, on), test.expected).worksheet()
  const before = test.worksheet ? { from: 'kept' as const, lines: test.worksheet } : await asSold(ctx, test)
  const lines = compareLines(before?.lines ?? now, now).map(({ line: { result: _result, ...line }, ...moved }) => ({
    ...line,
    ...moved,
  }))
  return { against: before?.from ?? null, lines }
}

async function asSold(ctx: MemberCtx, test: TestRow): Promise<{ from: 'sold'; lines: KeptLine[] } | null> {
  const sold = await openSoldBody(ctx, test.productId)
  if (!sold?.body.pricing) return null
  const { outcome } = await ratingOfBody(ctx, sold)
  return outcome.ok
    ? { from: 'sold', lines: outcomesOf(outcome.value, sold.body)(test.customer, test.expected).worksheet() }
    : null
}
