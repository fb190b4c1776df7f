import { productPersonInvited } from '@coverwright/contract/design/products'
import type { EmitsOf } from '@coverwright/contract/platform'
import { notify } from '../../company/notifications'
import { type CompanyCtx, on, type Reader } from '../../platform/operations'
import { listProductNames } from './store'

/** Who is invited to a product is told. */
export const tellOfInvitations: Reader = {
  name: 'products.notices',
  handles: [on(productPersonInvited, (ctx, { data }) => tellInvited(ctx, data))],
}

async function tellInvited(ctx: CompanyCtx, { productId, invited, role }: EmitsOf<typeof productPersonInvited>) {
  const [product] = await listProductNames(ctx, [productId])
  if (!product) return
  const href = `/setting-page?product=${productId}`
  await notify(ctx, { kind: 'products.invited', values: { product: product.name, role }, href, memberId: invited })
}
