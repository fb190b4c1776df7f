import type { MemberCtx } from '../../platform/operations'
import { listWriters } from './list-writers'
import { loadProduct } from './load-product'
import { presentBody } from './present'
import { listStaleTexts } from './stale-store'
import { presentOne } from './present-products'

export async function getProduct(ctx: MemberCtx, { id }: { id: string }) {
  const { product, body } = await loadProduct(ctx, id)
  return {
    product: await presentOne(ctx, product),
    body: presentBody(body),
    writers: await listWriters(ctx, product),
    staleTexts: await listStaleTexts(ctx, body.id),
  }
}
