import { memberOperations, type MemberView } from '@coverwright/contract/company/members'
import type { GivesOf, TakesOf } from '@coverwright/contract/platform'
import { foldEmail } from '@coverwright/rules/company/identity'
import { MAX_ADMINS, MAX_SECONDARY_USERS } from '@coverwright/rules/company/members'
import { Refused } from '../../kernel'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { countSeats, findListedByEmail, findListedById, type ListedMember, listMemberRows } from './member-store'
import { presentMember, type Viewer, viewerOf } from './present'
import { loadStanding } from './store'

type List = typeof memberOperations.listMembers

export async function listMembers(ctx: MemberCtx, wanted: TakesOf<List>): Promise<GivesOf<List>> {
  const { rows, total } = await listMemberRows(ctx, wanted)
  const [viewer, seats] = [await loadViewer(ctx), await countSeats(ctx)]
  return {
    rows: rows.map((row) => presentMember(row, viewer, ctx.now())),
    total,
    may: mayDo(ctx.member, { invite: memberOperations.invite }),
    seats: {
      admins: { taken: seats.admins, limit: MAX_ADMINS },
      secondary: { taken: seats.secondary, limit: MAX_SECONDARY_USERS },
    },
  }
}

export async function findMember(ctx: MemberCtx, input: { email: string }): Promise<MemberView> {
  const row = await findListedByEmail(ctx, foldEmail(input.email))
  if (!row) throw new Refused('members.member.notFound', { field: 'email' })
  return presentMember(row, await loadViewer(ctx), ctx.now())
}

/** A member, or an invitation that is still open: both stand in the list, so both have a page. */
export async function getMember(ctx: MemberCtx, { id }: { id: string }): Promise<MemberView> {
  const row = await findListedById(ctx, id)
  if (!row) throw new Refused('members.member.notFound')
  return presentMember(row, await loadViewer(ctx), ctx.now())
}

export const loadViewer = async (ctx: MemberCtx): Promise<Viewer> =>
  viewerOf(ctx, await loadStanding(ctx, ctx.member.id))

export async function loadListed(ctx: MemberCtx, id: string, kind: ListedMember['kind']): Promise<ListedMember> {
  const row = await findListedById(ctx, id)
  if (row?.kind !== kind) throw new Refused(`members.${kind}.notFound`)
  return row
}

export async function showListed(ctx: MemberCtx, id: string, kind: ListedMember['kind']): Promise<MemberView> {
  return presentMember(await loadListed(ctx, id, kind), await loadViewer(ctx), ctx.now())
}
