import { productsTopic } from '@coverwright/contract/design/products'
import type { productTestOperations } from '@coverwright/contract/rating/product-tests'
import type { TakesOf } from '@coverwright/contract/platform'
import type { TestCustomer } from '@coverwright/rules/rating/product-tests'
import type { MemberCtx } from '../../platform/operations'
import { openKeeping } from './keeping'
import { presentTest } from './present'
import { insertTest } from './store'

export async function createTest(ctx: MemberCtx, input: TakesOf<typeof productTestOperations.createTest>) {
  const { productId, title, origin, expected } = input
  const keeping = await openKeeping(ctx, productId)
  const kept = await keeping.complete({ customer: input.customer as TestCustomer, expected })
  await keeping.refuseTooMany(1)
  const at = { createdAt: ctx.now(), updatedAt: ctx.now() }
  const row = { companyId: ctx.company, id: ctx.newId(), productId, title, ...kept, origin, ...at }
  await insertTest(ctx, row)
  await ctx.record('productTests.testCreated', { productId, testId: row.id })
  await ctx.notify(productsTopic)
  return presentTest(row, ctx.member.permissions)
}
