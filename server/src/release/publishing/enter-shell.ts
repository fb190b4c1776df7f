import { momentIn } from '@coverwright/rules/design/forms'
import { expiryState } from '@coverwright/rules/release/publishing'
import { Refused } from '../../kernel'
import type { StrangerCtx } from '../../platform/operations'
import { type Entered, knownShells } from './known-shells'
import { findPublishedBody } from './mounted-body'
import { findAddressAcrossCompanies, findMountedShell, wasMounted } from './store'

type Asked = { readonly slug: string; readonly bodyHash: string }

/**
 * For calls of a buyer, who has nothing but the address and the body that they walk through: the company, the shell and
 * that body. Only what stood on this very shell is there; the hash of what stands on a pre-live one is known to nobody
 * but those who were let in.
 */
export async function enterShell(ctx: StrangerCtx, asked: Asked) {
  return openFor(ctx, await findEntered(ctx, asked))
}

/** The same for whoever only looks: what is known of the address need not be read again. */
export async function lookIntoShell(ctx: StrangerCtx, asked: Asked) {
  const known = knownShells(ctx.config)
  const entered =
    known?.get(asked.slug, asked.bodyHash) ??
    (await (known?.read(asked.slug, asked.bodyHash, () => findEntered(ctx, asked)) ?? findEntered(ctx, asked)))
  return openFor(ctx, entered)
}

async function findEntered(ctx: StrangerCtx, { slug, bodyHash }: Asked): Promise<Entered> {
  const address = await findAddressAcrossCompanies(ctx.db, slug)
  if (!address) throw new Refused('publishing.notFound')
  const { ownerCompany: company, shellId } = address
  const { db } = await ctx.enterCompany(company)
  const shell = await findMountedShell(db, company, shellId)
  const isHere = shell && (await wasMounted(db, shell, bodyHash))
  const body = isHere ? await findPublishedBody(db, company, shell.productId, bodyHash) : null
  if (!shell || !body) throw new Refused('publishing.notFound')
  return { company, shell, body }
}

async function openFor(ctx: StrangerCtx, { company, shell, body }: Entered) {
  const { day } = momentIn(ctx.now(), body.timeZone)
  if (shell.state !== 'online' || expiryState(shell, day) === 'expired') throw new Refused('publishing.offline')
  return { ctx: await ctx.enterCompany(company), shell, body }
}
