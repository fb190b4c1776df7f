import type { Body } from '@coverwright/rules/design/products'
import { Refused } from '../../kernel'
import type { CompanyCtx, StrangerCtx } from '../../platform/operations'
import { findPublishedBody } from './mounted-body'
import { findAddressAcrossCompanies, findMountedShell, type ShellRow } from './store'

/** What a buyer at an address is sold, inside the company that sells it. */
export type Sold = { readonly inside: CompanyCtx; readonly shell: ShellRow; readonly body: Body }

type Wanted = { readonly slug: string; readonly bodyHash: string }

/** A buyer has nothing but the address; whoever is in the middle of an older body stays on that one. */
export async function soldAt(ctx: StrangerCtx, { slug, bodyHash }: Wanted): Promise<Sold> {
  const address = await findAddressAcrossCompanies(ctx.db, slug)
  if (!address) throw new Refused('publishing.notFound')
  const inside = await ctx.enterCompany(address.ownerCompany)
  const shell = await findMountedShell(inside.db, inside.company, address.shellId)
  const body = shell && (await findPublishedBody(inside.db, inside.company, shell.productId, bodyHash))
  if (!shell || !body) throw new Refused('publishing.notFound')
  return { inside, shell, body }
}

/** The place where a quote was opened, as it stands now; null when nothing is sold there any more. */
export const shellOf = (ctx: CompanyCtx, shellId: string) => findMountedShell(ctx.db, ctx.company, shellId)

/** On an address that only testers have: nothing that is bought there counts. */
export const isTestShell = (shell: ShellRow & { readonly environment?: string }): boolean =>
  shell.environment === 'prelive'

/** Taken offline it sells nothing; what was promised there is kept. */
export const isSelling = (shell: ShellRow & { readonly state?: string }): boolean =>
  shell.state === undefined || shell.state === 'online'
