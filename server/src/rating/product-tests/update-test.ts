import { productsTopic } from '@coverwright/contract/design/products'
import type { productTestOperations } from '@coverwright/contract/rating/product-tests'
import type { TakesOf } from '@coverwright/contract/platform'
import type { TestCustomer } from '@coverwright/rules/rating/product-tests'
import type { MemberCtx } from '../../platform/operations'
import { openBody } from '../../design/products'
import { draftRating, outcomesOf } from './draft-rating'
import { presentTest } from './present'
import { changeTest } from './store'
import { loadTest } from './load-test'

export async function updateTest(ctx: MemberCtx, input: TakesOf<typeof productTestOperations.updateTest>) {
  const before = await loadTest(ctx, input.id)
  const { title, expected } = input
  const customer = input.customer as TestCustomer
  const { body } = await openBody(ctx, before.productId)
  const { rating } = await draftRating(ctx, before.productId, body, 'newest')
  const outcome = rating && outcomesOf(rating, body)(customer, expected)
  const worksheet = outcome?.differs.length === 0 ? outcome.worksheet() : before.worksheet
  const row = { ...before, title, expected, customer, worksheet, updatedAt: ctx.now() }
  await changeTest(ctx, before.id, row)
  await ctx.record('productTests.testChanged', { productId: before.productId, testId: before.id })
  await ctx.notify(productsTopic)
  return presentTest(row, ctx.member.permissions)
}
