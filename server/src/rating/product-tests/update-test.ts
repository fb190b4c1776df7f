import { productsTopic } from '@coverwright/contract/design/products'
import type { productTestOperations } from '@coverwright/contract/rating/product-tests'
import type { TakesOf } from '@coverwright/contract/platform'
import type { TestCustomer } from '@coverwright/rules/rating/product-tests'
import type { MemberCtx } from '../../platform/operations'
import { presentTest } from './present'
import { changeTest } from './store'
import { loadTest } from './load-test'

export async function updateTest(ctx: MemberCtx, input: TakesOf<typeof productTestOperations.updateTest>) {
  const before = await loadTest(ctx, input.id)
  const { title, expected } = input
  const row = { ...before, title, expected, customer: input.customer as TestCustomer, updatedAt: ctx.now() }
  await changeTest(ctx, before.id, row)
  await ctx.record('productTests.testChanged', { productId: before.productId, testId: before.id })
  await ctx.notify(productsTopic)
  return presentTest(row, ctx.member.permissions)
}
