import { lockedRefusal } from '@coverwright/rules/design/products'
import { Refused, refuseIf } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { findOpenBody } from './draft-store'
import { type BodyRow, findProduct, lockProduct, type OwnedProduct } from './store'

export type LoadedProduct = { product: OwnedProduct; body: BodyRow }

/** The product and what the caller works on of it, its chosen draft or else the newest body, for reading. */
export async function loadProduct(ctx: CompanyCtx, id: string): Promise<LoadedProduct> {
  // Asked together: one wait instead of two.
  const [product, body] = await Promise.all([findProduct(ctx, id), findOpenBody(ctx, id)])
  return both(product, body)
}

/** The same, held for this transaction, for whatever changes it. */
export async function holdProduct(ctx: CompanyCtx, id: string): Promise<LoadedProduct> {
  const product = await lockProduct(ctx, id)
  if (product?.trashedAt) throw new Refused('products.inTrash')
  return withBody(ctx, product)
}

/** The same for whoever changes its design or what it is called: not while it is locked. */
export async function holdUnlocked(ctx: CompanyCtx, id: string): Promise<LoadedProduct> {
  const held = await holdProduct(ctx, id)
  refuseIf(lockedRefusal(held.product))
  return held
}

/** For what is done with a version of it: what is in the trash does not come before buyers. */
export async function refuseInTrash(ctx: CompanyCtx, id: string) {
  if ((await findProduct(ctx, id))?.trashedAt) throw new Refused('products.inTrash')
}

const withBody = async (ctx: CompanyCtx, product: OwnedProduct | null) =>
  both(product, product && (await findOpenBody(ctx, product.id)))

function both(product: OwnedProduct | null, body: BodyRow | null): LoadedProduct {
  if (!product || !body) throw new Refused('products.notFound')
  return { product, body }
}
