import type { TokenSet } from '@coverwright/contract/company/identity'
import { SESSION_LIFE_MS } from '@coverwright/rules/company/identity'
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
  const device = await keepDevice(ctx, person, deviceKey)
  const [sessionId, refreshToken, now] = [ctx.newId(), newSecret(ctx), ctx.now()]
  const expiresAt = new Date(now.getTime() + SESSION_LIFE_MS)
  await insertSession(ctx, {
    id: sessionId,
    personId: person.id,
    homeCompany: person.homeCompany,
    deviceId: device.id,
    signingDevice: ctx.device,
    address: ctx.address,
    userAgent: ctx.userAgent.slice(0, 400),
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
  })
  await insertRefreshToken(ctx, sessionId, hashSecret(refreshToken))
  const claims = { person: person.id, session: sessionId, company: person.homeCompany }
  const tokens = await signSessionTokens(ctx.keyFor(TOKEN_KEY), claims, now, expiresAt)
  return { ...tokens, RefreshToken: refreshToken, device_key: device.key }
}

async function keepDevice(
  ctx: StrangerCtx,
  person: Person,
  deviceKey: string | undefined,
): Promise<{ id: string; key: string }> {
  const known = await knownDevice(ctx, person.id, deviceKey)
  if (known && deviceKey) {
    await touchDevice(ctx, known.id, ctx.userAgent.slice(0, 400))
    return { id: known.id, key: deviceKey }
  }
  const [id, key, now] = [ctx.newId(), newSecret(ctx), ctx.now()]
  const row = { personId: person.id, keyHash: hashSecret(key), userAgent: ctx.userAgent.slice(0, 400) }
  await insertDevice(ctx, { id, ...row, createdAt: now, lastSeenAt: now })
  return { id, key }
}
