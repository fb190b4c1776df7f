import { endSessions } from '../people'
import type { MemberCtx } from '../../platform/operations'

export async function signOut(ctx: MemberCtx): Promise<{ done: true }> {
  await endSessions(ctx, { personId: ctx.member.id, only: ctx.member.sessionId }, 'signedOut')
  await ctx.record('identity.signedOut', {})
  return { done: true }
}
