import { productsTopic } from '@coverwright/contract/design/products'
import type { productTestOperations } from '@coverwright/contract/rating/product-tests'
import type { TakesOf } from '@coverwright/contract/platform'
import type { MemberCtx } from '../../platform/operations'
import { removeTest } from './store'
import { loadTest } from './load-test'

export async function deleteTest(ctx: MemberCtx, { id }: TakesOf<typeof productTestOperations.deleteTest>) {
  const { productId } = await loadTest(ctx, id)
  await removeTest(ctx, id)
  await ctx.record('productTests.testDeleted', { productId, testId: id })
  await ctx.notify(productsTopic)
  return {}
}
