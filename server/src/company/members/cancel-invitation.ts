import { membersTopic } from '@coverwright/contract/company/members'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { settleInvitation } from './invitation-store'

export async function cancelInvitation(ctx: MemberCtx, input: { invitationId: string }): Promise<{ done: true }> {
  const cancelled = await settleInvitation(ctx, input.invitationId, 'cancelled')
  if (!cancelled) throw new Refused('members.invitation.notFound')
  await ctx.record('members.invitationCancelled', { invitationId: input.invitationId })
  await ctx.notify(membersTopic)
  return { done: true }
}
