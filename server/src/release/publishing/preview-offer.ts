import type { TakesOf } from '@coverwright/contract/platform'
import type { OfferView, publishingOperations } from '@coverwright/contract/release/publishing'
import type { MemberCtx } from '../../platform/operations'
import { openBody } from '../../design/products'
import { offerFor } from './offer-for'

type Tried = TakesOf<typeof publishingOperations.previewOffer>

export async function previewOffer(ctx: MemberCtx, { productId, ...asked }: Tried): Promise<OfferView> {
  return offerFor(ctx, await openBody(ctx, productId), asked)
}
