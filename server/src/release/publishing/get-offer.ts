import type { TakesOf } from '@coverwright/contract/platform'
import type { OfferView, publishingOperations } from '@coverwright/contract/release/publishing'
import type { StrangerCtx } from '../../platform/operations'
import { lookIntoShell } from './enter-shell'
import { offerFor } from './offer-for'

type Asked = TakesOf<typeof publishingOperations.getOffer>

/** A buyer has nothing but the address; whoever is in the middle of an older body is told the prices of that one. */
export async function getOffer(ctx: StrangerCtx, { slug, bodyHash, ...asked }: Asked): Promise<OfferView> {
  const { ctx: inside, shell, body } = await lookIntoShell(ctx, { slug, bodyHash })
  return offerFor(inside, { productId: shell.productId, body, isDraft: false }, asked)
}
