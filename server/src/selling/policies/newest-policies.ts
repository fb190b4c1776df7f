import { listProductNames } from '../../design/products'
import type { CompanyCtx } from '../../platform/operations'
import { listNewest } from './store'

/** The newest policies by number and product: what a preview can be filled with. */
export async function newestPolicies(ctx: CompanyCtx, most: number) {
  const rows = await listNewest(ctx, most)
  const products = await listProductNames(ctx, [...new Set(rows.map(({ productId }) => productId))])
  const names = new Map(products.map(({ id, name }) => [id, name]))
  return rows.map(({ id, number, productId }) => ({
    ...{ policyId: id, number, productId },
    productName: names.get(productId) ?? '',
  }))
}
