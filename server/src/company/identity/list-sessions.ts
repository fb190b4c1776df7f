import type { DeviceView, SessionView } from '@coverwright/contract/company/identity'
import type { z } from 'zod'
import { deviceName, listDevices, listLiveSessions } from '../people'
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
