import { Refused } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { type BodyRow, findNewestBody, findProduct, lockProduct, type OwnedProduct } from './store'

export type LoadedProduct = { product: OwnedProduct; body: BodyRow }

/** The product and its newest body, for reading. */
export async function loadProduct(ctx: CompanyCtx, id: string): Promise<LoadedProduct> {
  return withBody(ctx, await findProduct(ctx, id))
}

/** The same, held for this transaction, for whatever changes it. */
export async function holdProduct(ctx: CompanyCtx, id: string): Promise<LoadedProduct> {
  return withBody(ctx, await lockProduct(ctx, id))
}

async function withBody(ctx: CompanyCtx, product: OwnedProduct | null): Promise<LoadedProduct> {
  const body = product && (await findNewestBody(ctx, product.id))
  if (!product || !body) throw new Refused('products.notFound')
  return { product, body }
}
