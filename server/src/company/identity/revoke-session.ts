import { sessionTopic } from '@coverwright/contract/company/identity'
import { Refused } from '../../kernel'
import { endSessions } from '../people'
import type { MemberCtx } from '../../platform/operations'

export async function revokeSession(ctx: MemberCtx, input: { sessionId: string }): Promise<{ done: true }> {
  const ended = await endSessions(ctx, { personId: ctx.member.id, only: input.sessionId }, 'revoked')
  if (ended.length === 0) throw new Refused('identity.session.notFound')
  await ctx.record('identity.sessionRevoked', { sessionId: input.sessionId })
  await ctx.notify(sessionTopic, { memberId: ctx.member.id })
  return { done: true }
}
