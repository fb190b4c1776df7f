import { productPublished } from '@coverwright/contract/release/publishing'
import { notify } from '../../company/notifications'
import { findOwned } from '../../design/products'
import { type CompanyCtx, on, type Reader } from '../../platform/operations'

/** To the owner: what goes live may be kept for those invited to it. */
export const tellOfReleases: Reader = {
  name: 'publishing.notices',
  handles: [on(productPublished, (ctx, { data }) => tellOwner(ctx, data.productId))],
}

async function tellOwner(ctx: CompanyCtx, productId: string) {
  const product = await findOwned(ctx, productId)
  if (!product?.ownerId) return
  const values = { product: product.name }
  const href = `/setting-page?product=${productId}`
  await notify(ctx, { kind: 'products.live', values, href, memberId: product.ownerId })
}
