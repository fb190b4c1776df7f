import type { CompanyCtx } from '../../platform/operations'
import { allTests, insertTest } from './store'

/** The tests of one product for another that begins where it is. */
export async function copyTests(ctx: CompanyCtx, fromProductId: string, productId: string) {
  for (const test of await allTests(ctx, fromProductId)) await insertTest(ctx, { ...test, id: ctx.newId(), productId })
}
