import type { DomainTarget, TargetView } from '@coverwright/contract/account/domains'
import type { TargetKind } from '@coverwright/rules/account/domains'
import type { CompanyCtx } from '../../platform/operations'
import { listOnlinePages } from '../../release/direct-pages'
import { listLiveShells } from '../../release/publishing'

type Offered = Pick<TargetView, 'id' | 'title'> & { slug: string }

/** All that the domains have to know of a kind of target; the compiler asks for the declaration of a new one. */
export type TargetDeclaration = {
  /** Where it stands without a domain: `/p/` and its slug. */
  prefix: `/${string}/`
  /** What is before everybody and this person sees; with an id that one, while there is one. */
  list(ctx: CompanyCtx, id?: string): Promise<Offered[]>
  /** The column of `domain_hosts` that keeps its id. Ids are of one kind alone, so kinds may share one. */
  keptIn: 'shellId' | 'pageId'
  /** The table of its addresses over all companies, the column with its id, and with that of the product it leads to. */
  addresses: { table: string; id: string; product: string | null }
}

export const targetDeclarations: Record<TargetKind, TargetDeclaration> = {
  shell: {
    prefix: '/p/',
    list: listLiveShells,
    keptIn: 'shellId',
    addresses: { table: 'shell_addresses', id: 'shell_id', product: null },
  },
  page: {
    prefix: '/d/',
    list: async (ctx, id) =>
      (await listOnlinePages(ctx, id)).map(({ id: page, name, slug }) => ({ id: page, title: name, slug })),
    keptIn: 'pageId',
    addresses: { table: 'direct_page_addresses', id: 'page_id', product: 'shell_id' },
  },
}

const kinds = Object.keys(targetDeclarations) as TargetKind[]

async function listKind(ctx: CompanyCtx, kind: TargetKind, id?: string): Promise<TargetView[]> {
  const { list, prefix } = targetDeclarations[kind]
  return (await list(ctx, id)).map(({ id: own, title, slug }) => ({ kind, id: own, title, path: prefix + slug }))
}

/** What can be shown at a domain. */
export async function allTargets(ctx: CompanyCtx): Promise<TargetView[]> {
  const all: TargetView[] = []
  for (const kind of kinds) all.push(...(await listKind(ctx, kind)))
  return all
}

/** Only what is before everybody, and what this person sees, is put at a domain. */
export const isOffered = async (ctx: CompanyCtx, { kind, id }: DomainTarget): Promise<boolean> =>
  (await listKind(ctx, kind)).some((target) => target.id === id)

/** Null for one that is not there any more. */
export const findTarget = async (ctx: CompanyCtx, { kind, id }: DomainTarget): Promise<TargetView | null> =>
  (await listKind(ctx, kind, id))[0] ?? null

/** The columns in which a host keeps what is shown at it. */
export function keptTarget(target: DomainTarget | null): Record<TargetDeclaration['keptIn'], string | null> {
  const none = { shellId: null, pageId: null }
  return target ? { ...none, [targetDeclarations[target.kind].keptIn]: target.id } : none
}
