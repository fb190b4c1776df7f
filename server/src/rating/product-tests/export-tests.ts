import type { productTestOperations } from '@coverwright/contract/rating/product-tests'
import type { TakesOf } from '@coverwright/contract/platform'
import { printTestSheet } from '@coverwright/rules/rating/product-tests'
import type { MemberCtx } from '../../platform/operations'
import { openBody } from '../../design/products'
import { allTests } from './store'

/** Without a test: the head of a sheet to be filled in. */
export async function exportTests(ctx: MemberCtx, { productId }: TakesOf<typeof productTestOperations.exportTests>) {
  const { body } = await openBody(ctx, productId)
  return { name: 'tests.csv', text: printTestSheet(await allTests(ctx, productId), body) }
}
