import type { MemberView } from '@coverwright/contract/company/members'
import { seatRefusal, standingOf } from '@coverwright/rules/company/members'
import { Refused, refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { showListed } from './list-members'
import { countSeats } from './member-store'
import { updateMember } from './store'
import { type One, loadChangeable, tell } from './load-changeable'

export async function reactivateMember(ctx: MemberCtx, { memberId }: One): Promise<MemberView> {
  const { row, viewer } = await loadChangeable(ctx, memberId)
  if (row.state !== 'deactivated') throw new Refused('members.notDeactivated')
  refuseIf(seatRefusal(viewer.standing, standingOf(row.roles), await countSeats(ctx)))
  await updateMember(ctx, memberId, { state: 'active', deactivatedAt: null })
  await ctx.record('members.reactivated', { memberId })
  await tell(ctx, row, 'memberReactivated')
  return showListed(ctx, memberId, 'member')
}
