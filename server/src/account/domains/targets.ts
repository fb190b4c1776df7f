import type { DomainTarget, TargetView } from '@coverwright/contract/account/domains'
import type { CompanyCtx } from '../../platform/operations'
import { type DirectPageRow, listOnlinePages } from '../../release/direct-pages'
import { type LiveShell, listLiveShells } from '../../release/publishing'

const shellView = ({ id, title, slug }: LiveShell): TargetView => ({ kind: 'shell', id, title, path: `/p/${slug}` })
const pageView = ({ id, name, slug }: DirectPageRow): TargetView => ({
  kind: 'page',
  id,
  title: name,
  path: `/d/${slug}`,
})

/** What can be shown at a domain: products where they are sold, and the pages that are online. */
export async function allTargets(ctx: CompanyCtx): Promise<TargetView[]> {
  return [...(await listLiveShells(ctx)).map(shellView), ...(await listOnlinePages(ctx)).map(pageView)]
}

/** Only what is before everybody, and what this person sees, is put at a domain. */
export const isOffered = async (ctx: CompanyCtx, { kind, id }: DomainTarget): Promise<boolean> =>
  (await allTargets(ctx)).some((target) => target.kind === kind && target.id === id)

/** Null for one that is not there any more. */
export async function findTarget(ctx: CompanyCtx, { kind, id }: DomainTarget): Promise<TargetView | null> {
  if (kind === 'shell') return (await listLiveShells(ctx, id)).map(shellView)[0] ?? null
  return (await listOnlinePages(ctx, id)).map(pageView)[0] ?? null
}
