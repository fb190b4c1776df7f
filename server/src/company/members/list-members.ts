import { memberOperations, type MemberView } from '@coverwright/contract/company/members'
import type { GivesOf, TakesOf } from '@coverwright/contract/platform'
import { MAX_ADMINS, MAX_SECONDARY_USERS } from '@coverwright/rules/company/members'
import { Refused } from '../../kernel'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { countSeats, findListedById, type ListedMember, listMemberRows } from './member-store'
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
