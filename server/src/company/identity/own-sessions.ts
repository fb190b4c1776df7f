import { type DeviceView, type SessionView, sessionTopic } from '@coverwright/contract/company/identity'
import type { z } from 'zod'
import { Refused } from '../../kernel'
import { deleteDevices, deviceName, endSessions, listDevices, listLiveSessions } from '../people'
import type { MemberCtx } from '../../platform/operations'

type Listed = { sessions: SessionView[]; devices: z.input<typeof DeviceView>[] }

export async function listSessions(ctx: MemberCtx): Promise<Listed> {
  const [sessions, devices] = [await listLiveSessions(ctx, ctx.member.id), await listDevices(ctx, ctx.member.id)]
  return {
    sessions: sessions.map((session) => ({
      id: session.id,
      device: deviceName(session.userAgent),
      address: session.address,
      place: session.place,
      signedInAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      isThisOne: session.id === ctx.member.sessionId,
    })),
    devices: devices.map((device) => ({
      id: device.id,
      device: deviceName(device.userAgent),
      knownSince: device.createdAt.toISOString(),
      lastSeenAt: device.lastSeenAt.toISOString(),
    })),
  }
}

export async function revokeSession(ctx: MemberCtx, input: { sessionId: string }): Promise<{ done: true }> {
  const ended = await endSessions(ctx, { personId: ctx.member.id, only: input.sessionId }, 'revoked')
  if (ended.length === 0) throw new Refused('identity.session.notFound')
  await ctx.record('identity.sessionRevoked', { sessionId: input.sessionId })
  await ctx.notify(sessionTopic, { memberId: ctx.member.id })
  return { done: true }
}

export async function forgetDevice(ctx: MemberCtx, input: { deviceId: string }): Promise<{ done: true }> {
  const forgotten = await deleteDevices(ctx, ctx.member.id, [input.deviceId])
  if (forgotten.length === 0) throw new Refused('identity.device.notFound')
  await endSessions(ctx, { personId: ctx.member.id, ofDevices: [input.deviceId] }, 'revoked')
  await ctx.record('identity.deviceForgotten', { deviceId: input.deviceId })
  await ctx.notify(sessionTopic, { memberId: ctx.member.id })
  return { done: true }
}
