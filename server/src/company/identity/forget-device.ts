import { sessionTopic } from '@coverwright/contract/company/identity'
import { Refused } from '../../kernel'
import { deleteDevices, endSessions } from '../people'
import type { MemberCtx } from '../../platform/operations'

export async function forgetDevice(ctx: MemberCtx, input: { deviceId: string }): Promise<{ done: true }> {
  const forgotten = await deleteDevices(ctx, ctx.member.id, [input.deviceId])
  if (forgotten.length === 0) throw new Refused('identity.device.notFound')
  await endSessions(ctx, { personId: ctx.member.id, ofDevices: [input.deviceId] }, 'revoked')
  await ctx.record('identity.deviceForgotten', { deviceId: input.deviceId })
  await ctx.notify(sessionTopic, { memberId: ctx.member.id })
  return { done: true }
}
