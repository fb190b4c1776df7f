import type { Around } from '@coverwright/rules/design/products'
import { connectorNames } from '../../rating/connectors'
import type { CompanyCtx } from '../../platform/operations'
import { testUses } from '../../rating/product-tests'

/** What speaks of a product's data names outside its body. */
export async function aroundBody(ctx: CompanyCtx, productId: string): Promise<Around> {
  return { connectors: await connectorNames(ctx), tests: await testUses(ctx, productId) }
}
