import type { MemberView } from '@coverwright/contract/company/members'
import { Refused } from '../../kernel'
import { endSessions } from '../people'
import type { MemberCtx } from '../../platform/operations'
import { showListed } from './list-members'
import { updateMember } from './store'
import { type One, loadChangeable, tell } from './load-changeable'

export async function deactivateMember(ctx: MemberCtx, { memberId }: One): Promise<MemberView> {
  const { row } = await loadChangeable(ctx, memberId)
  if (row.state !== 'active') throw new Refused('members.notActive')
  await updateMember(ctx, memberId, { state: 'deactivated', deactivatedAt: ctx.now() })
  await endSessions(ctx, { personId: memberId }, 'deactivated')
  await ctx.record('members.deactivated', { memberId })
  await tell(ctx, row, 'memberDeactivated')
  return showListed(ctx, memberId, 'member')
}
