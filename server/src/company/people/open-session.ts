import type { TokenSet } from '@coverwright/contract/company/identity'
import { SESSION_LIFE_MS } from '@coverwright/rules/company/identity'
import { inOnePacket } from '../../platform/database'
import type { StrangerCtx } from '../../platform/operations'
import { hashSecret, newSecret } from './secrets'
import {
  type DeviceRow,
  findDevice,
  insertDevice,
  insertRefreshToken,
  insertSession,
  touchDevice,
} from './session-store'
import type { Person } from './store'
import { signSessionTokens, TOKEN_KEY } from './tokens'

/** Asked for an unknown address too, so that it takes as long. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** The device behind this key, if it is one of this person's. */
export async function knownDevice(
  ctx: StrangerCtx,
  personId: string | null,
  deviceKey: string | undefined,
): Promise<DeviceRow | null> {
  return deviceKey ? findDevice(ctx, personId ?? NOBODY, hashSecret(deviceKey)) : null
}

/** Opens a session in this browser, which from now on is a known device. */
export async function openSession(ctx: StrangerCtx, person: Person, deviceKey?: string): Promise<TokenSet> {
  const known = await knownDevice(ctx, person.id, deviceKey)
  const device = known && deviceKey ? { id: known.id, key: deviceKey } : { id: ctx.newId(), key: newSecret(ctx) }
  const [sessionId, refreshToken, now] = [ctx.newId(), newSecret(ctx), ctx.now()]
  const expiresAt = new Date(now.getTime() + SESSION_LIFE_MS)
  const userAgent = ctx.userAgent.slice(0, 400)
  const session = {
    id: sessionId,
    personId: person.id,
    homeCompany: person.homeCompany,
    deviceId: device.id,
    signingDevice: ctx.device,
    address: ctx.address,
    userAgent,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
  }
  const made = { personId: person.id, keyHash: hashSecret(device.key), userAgent, createdAt: now, lastSeenAt: now }
  await inOnePacket([
    known ? touchDevice(ctx, device.id, userAgent) : insertDevice(ctx, { id: device.id, ...made }),
    insertSession(ctx, session),
    insertRefreshToken(ctx, sessionId, hashSecret(refreshToken)),
  ])
  const claims = { person: person.id, session: sessionId, company: person.homeCompany }
  const tokens = signSessionTokens(ctx.keyFor(TOKEN_KEY), claims, now, expiresAt)
  return { ...tokens, RefreshToken: refreshToken, device_key: device.key }
}
