import { type MemberView, membersTopic } from '@coverwright/contract/company/members'
import type { MemberCtx } from '../../platform/operations'
import { loadListed, showListed } from './list-members'
import { refuseUnknownGroup } from './refuse-unknown-group'
import { updateMember } from './store'
import type { One } from './load-changeable'

export async function setGroup(ctx: MemberCtx, input: One & { groupId: string | null }): Promise<MemberView> {
  const row = await loadListed(ctx, input.memberId, 'member')
  await refuseUnknownGroup(ctx, input.groupId)
  await updateMember(ctx, row.id, { groupId: input.groupId })
  await ctx.record('members.groupChanged', { memberId: row.id, groupId: input.groupId })
  await ctx.notify(membersTopic)
  return showListed(ctx, row.id, 'member')
}
