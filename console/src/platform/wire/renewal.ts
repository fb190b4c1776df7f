import { STATUS } from '@coverwright/contract/platform'
import type { DialogDesk } from '../dialogs'
import type { SessionStore, Token } from '../session'
import { RefusedCall } from './refused-call'

/** Spec 9: how often a session may be refreshed before a person has to sign in again. */
export const REFRESH_LIMIT = 4

export type RenewalParts = {
  session: SessionStore
  dialogs: DialogDesk
  /** Asks the server for the next token; throws when the server gives none. */
  refresh(token: Token): Promise<Token>
  /** Forgets the session and goes back to sign-in, which for the landing variant is outside the console. */
  leave(): void
  /** Tells the other tabs of this session that it is over: a new tab must not be handed what has ended. */
  tellLeft(token: Token): void
  isLandingVariant(): boolean
  /** Runs the work while no other tab does the same: a refresh token may be used once, by whoever is first. */
  alone(work: () => Promise<boolean>): Promise<boolean>
}

/** With the token that the call was sent with. */
export type Renew = (sentWith: string | undefined) => Promise<boolean>

/**
 * Spec 8, HTTP 201: one refresh for all calls that wait. True when the calls may be repeated. An answer that comes late may
 * be about the token of before: a session may be refreshed a few times, and slow answers must not use those up.
 */
export function createRenewal(parts: RenewalParts): Renew {
  let running: Promise<boolean> | undefined
  return async (sentWith) => {
    const now = parts.session.read('token')?.IdToken
    if (sentWith && now && now !== sentWith) return true
    running ??= renewOnce(parts).finally(() => (running = undefined))
    return running
  }
}

async function renewOnce(parts: RenewalParts): Promise<boolean> {
  const { session } = parts
  const before = session.read('token')
  if (parts.isLandingVariant() || !before) return giveUp(parts, before, 'loginExpired')
  return parts.alone(async () => {
    const token = session.read('token')
    if (token && token.IdToken !== before.IdToken) return true
    const refreshes = (session.read('refreshes') ?? 0) + 1
    if (refreshes > REFRESH_LIMIT) return giveUp(parts, before, 'loginAgain')
    try {
      const next = await parts.refresh(before)
      session.write('token', next)
      session.write('refreshes', refreshes)
      return true
    } catch (error) {
      if (isMaintenance(error)) throw error
      // Another tab may have used the refresh token first and told us of the next one while we asked.
      const isNewer = session.hasToken() && session.read('token')?.IdToken !== before.IdToken
      return isNewer || giveUp(parts, before, 'loginExpired')
    }
  })
}

/** The house is closed for a while: the session is as good as before when it opens again. */
const isMaintenance = (error: unknown) => error instanceof RefusedCall && error.status === STATUS.maintenance

/** The session is forgotten at once, so that nothing behind the dialog goes on calling with it. */
async function giveUp(
  { session, dialogs, leave, tellLeft }: RenewalParts,
  before: Token | undefined,
  kind: 'loginExpired' | 'loginAgain',
): Promise<boolean> {
  session.clear()
  if (before) tellLeft(before)
  void dialogs.show(kind).then(leave)
  return false
}
