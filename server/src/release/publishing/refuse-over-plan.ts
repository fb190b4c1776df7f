import { findOwned } from '../../design/products'
import { refuseOverPasses } from '../../company/trials'
import type { CompanyCtx } from '../../platform/operations'
import { countOthersOnline } from './online-store'

/** A product takes a pass of its size while it is online, at however many addresses. */
export async function refuseOverPlan(ctx: CompanyCtx, productId: string) {
  const product = await findOwned(ctx, productId)
  if (product) await refuseOverPasses(ctx, product.size, () => countOthersOnline(ctx, productId, product.size))
}
