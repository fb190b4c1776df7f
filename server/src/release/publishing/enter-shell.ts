import { momentIn } from '@coverwright/rules/design/forms'
import { expiryState } from '@coverwright/rules/release/publishing'
import { Refused } from '../../kernel'
import type { StrangerCtx } from '../../platform/operations'
import { findPublishedBody } from './mounted-body'
import { findAddressAcrossCompanies, findMountedShell, wasMounted } from './store'

type Asked = { readonly slug: string; readonly bodyHash: string }

/**
 * For calls of a buyer, who has nothing but the address and the body that they walk through: the company, the shell and
 * that body. Only what stood on this very shell is there; the hash of what stands on a pre-live one is known to nobody
 * but those who were let in.
 */
export async function enterShell(ctx: StrangerCtx, { slug, bodyHash }: Asked) {
  const address = await findAddressAcrossCompanies(ctx.db, slug)
  if (!address) throw new Refused('publishing.notFound')
  const { ownerCompany: company, shellId } = address
  const inside = await ctx.enterCompany(company)
  const shell = await findMountedShell(inside.db, company, shellId)
  const isHere = shell && (await wasMounted(inside.db, shell, bodyHash))
  const body = isHere ? await findPublishedBody(inside.db, company, shell.productId, bodyHash) : null
  if (!shell || !body) throw new Refused('publishing.notFound')
  const { day } = momentIn(ctx.now(), body.timeZone)
  if (shell.state !== 'online' || expiryState(shell, day) === 'expired') throw new Refused('publishing.offline')
  return { ctx: inside, shell, body }
}
