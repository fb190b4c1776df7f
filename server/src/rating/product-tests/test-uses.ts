import type { NameUse } from '@coverwright/rules/design/products'
import type { CompanyCtx } from '../../platform/operations'
import { allTests } from './store'

/** Which data names the kept tests answer: without one of them a test would be another test. */
export async function testUses(ctx: CompanyCtx, productId: string): Promise<NameUse[]> {
  const tests = await allTests(ctx, productId)
  return tests.map(({ id, title, customer }) => ({ where: 'test', id, title, names: Object.keys(customer.answers) }))
}
