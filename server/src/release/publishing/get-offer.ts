import type { TakesOf } from '@coverwright/contract/platform'
import type { OfferView, publishingOperations } from '@coverwright/contract/release/publishing'
import { Refused } from '../../kernel'
import type { StrangerCtx } from '../../platform/operations'
import { findPublishedBody } from './mounted-body'
import { offerFor } from './offer-for'
import { findAddressAcrossCompanies, findMountedShell } from './store'

type Asked = TakesOf<typeof publishingOperations.getOffer>

/** A buyer has nothing but the address; whoever is in the middle of an older body is told the prices of that one. */
export async function getOffer(ctx: StrangerCtx, { slug, bodyHash, ...asked }: Asked): Promise<OfferView> {
  const address = await findAddressAcrossCompanies(ctx.db, slug)
  if (!address) throw new Refused('publishing.notFound')
  const { ownerCompany: company, shellId } = address
  const inside = await ctx.enterCompany(company)
  const shell = await findMountedShell(inside.db, company, shellId)
  const body = shell && (await findPublishedBody(inside.db, company, shell.productId, bodyHash))
  if (!shell || !body) throw new Refused('publishing.notFound')
  return offerFor(inside, { productId: shell.productId, body, isDraft: false }, asked)
}
