import type { MemberCtx } from '../../platform/operations'
import { openBody } from '../../design/products'
import { present } from './product-connectors'

export async function getProductConnectors(ctx: MemberCtx, { productId }: { productId: string }) {
  const { body, revision, isDraft } = await openBody(ctx, productId)
  return present(ctx, { productId, revision, body, isDraft })
}
