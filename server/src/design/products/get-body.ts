import type { CompanyCtx } from '../../platform/operations'
import { loadProduct } from './load-product'
import { presentBody } from './present'

/** The newest body as screens have it, for the rooms that answer with one. */
export const getBody = async (ctx: CompanyCtx, productId: string) =>
  presentBody((await loadProduct(ctx, productId)).body)
