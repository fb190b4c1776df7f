import { updateSession } from '../people'
import type { MemberCtx } from '../../platform/operations'

/** The network address is the one the server sees; what the browser says of it would prove nothing. */
export async function saveAddress(ctx: MemberCtx, input: { place: string }): Promise<{ done: true }> {
  await updateSession(ctx, ctx.member.sessionId, { address: ctx.address, place: input.place, lastSeenAt: ctx.now() })
  return { done: true }
}
