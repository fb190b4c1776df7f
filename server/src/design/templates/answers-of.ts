import type { Dataset } from '@coverwright/rules/design/datasets'
import { datasetOf } from '@coverwright/rules/design/products'
import type { CompanyCtx } from '../../platform/operations'
import { openBody } from '../products'

/** What a product asks its buyers; nothing for a template of no product. */
export async function answersOf(ctx: CompanyCtx, productId: string | null): Promise<Dataset> {
  return productId ? datasetOf((await openBody(ctx, productId)).body) : { names: [] }
}
