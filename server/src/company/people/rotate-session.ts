import type { TokenSet } from '@coverwright/contract/company/identity'
import { REFRESH_GRACE_MS } from '@coverwright/rules/company/identity'
import { Refused } from '../../kernel'
import type { StrangerCtx } from '../../platform/operations'
import { hashSecret, newSecret } from './secrets'
import {
  endSessions,
  findDevice,
  findLiveSession,
  findRefreshToken,
  insertRefreshToken,
  type SessionRow,
  takeRefreshToken,
  updateSession,
} from './session-store'
import { signSessionTokens, TOKEN_KEY } from './tokens'

type Presented = { refreshToken: string; deviceKey: string }

/** Uses the refresh token up and gives the next. A used one that comes back is a stolen one: its session ends. */
export async function rotateSession(
  ctx: StrangerCtx,
  presented: Presented,
): Promise<{ tokens: TokenSet; session: SessionRow }> {
  const hash = hashSecret(presented.refreshToken)
  const taken = await takeRefreshToken(ctx, hash)
  if (!taken) return refuseUsed(ctx, hash)
  const session = await findLiveSession(ctx, taken.sessionId)
  const device = session && (await findDevice(ctx, session.personId, hashSecret(presented.deviceKey)))
  const isSameBrowser =
    device?.id === session?.deviceId && (!session?.signingDevice || ctx.device === session.signingDevice)
  if (!session || !isSameBrowser) throw new Refused('identity.sessionOver')
  const [now, next] = [ctx.now(), newSecret(ctx)]
  await insertRefreshToken(ctx, session.id, hashSecret(next))
  await updateSession(ctx, session.id, { lastSeenAt: now, address: ctx.address })
  const claims = { person: session.personId, session: session.id, company: session.homeCompany }
  const signed = signSessionTokens(ctx.keyFor(TOKEN_KEY), claims, now, session.expiresAt)
  return { tokens: { ...signed, RefreshToken: next, device_key: presented.deviceKey }, session }
}

async function refuseUsed(ctx: StrangerCtx, hash: string): Promise<never> {
  const used = await findRefreshToken(ctx, hash)
  if (!used?.usedAt) throw new Refused('identity.sessionOver')
  if (ctx.now().getTime() - used.usedAt.getTime() <= REFRESH_GRACE_MS) throw new Refused('identity.refreshedElsewhere')
  const session = await findLiveSession(ctx, used.sessionId)
  if (session) await endSessions(ctx, { personId: session.personId, only: session.id }, 'stolen')
  throw new Refused('identity.sessionOver', { keepsChanges: true })
}
