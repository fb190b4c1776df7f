import { type Body, upgradeBody } from '@coverwright/rules/products'
import type { CompanyCtx } from '../platform/operations'
import { loadProduct } from './load-product'

/** The newest body of a product as the other rooms read it. */
export type OpenBody = {
  productId: string
  number: number
  revision: number
  isDraft: boolean
  hash: string | null
  body: Body
}

export async function openBody(ctx: CompanyCtx, productId: string): Promise<OpenBody> {
  const { body } = await loadProduct(ctx, productId)
  const { number, revision, state, hash, document } = body
  return { productId, number, revision, isDraft: state === 'draft', hash, body: upgradeBody(document) }
}
