import { type Refusal, refusalOf } from '../kernel'

export type Failures = { failures: number; lastFailedAt: Date }

type Guard = { free: number; lockedFrom: number; lockMs: number }

/** After `free` failures each next try waits longer; from `lockedFrom` on, the lock. A quiet day forgets everything. */
export const signInGuards = {
  account: { free: 4, lockedFrom: 10, lockMs: 15 * 60_000 },
  /** One address may be a whole office, so it is given more. */
  address: { free: 30, lockedFrom: 100, lockMs: 15 * 60_000 },
} as const satisfies Record<string, Guard>

const FORGOTTEN_AFTER_MS = 24 * 60 * 60_000
const LONGEST_WAIT_MS = 60_000

export type SignInRefusal = Refusal<'identity.signInSlowed' | 'identity.signInLocked'>

/** How long a key with these failures must still wait, in milliseconds. */
export function signInWaitMs(guard: Guard, seen: Failures | null, now: Date): number {
  if (!seen || countedFailures(seen, now) < guard.free) return 0
  const isLocked = seen.failures >= guard.lockedFrom
  const pauseMs = isLocked ? guard.lockMs : Math.min(LONGEST_WAIT_MS, 1000 * 2 ** (seen.failures - guard.free))
  return Math.max(0, seen.lastFailedAt.getTime() + pauseMs - now.getTime())
}

export function signInRefusal(guard: Guard, seen: Failures | null, now: Date): SignInRefusal | null {
  const waitMs = signInWaitMs(guard, seen, now)
  if (waitMs === 0 || !seen) return null
  if (seen.failures >= guard.lockedFrom)
    return refusalOf('identity.signInLocked', { minutes: Math.ceil(waitMs / 60_000) })
  return refusalOf('identity.signInSlowed', { seconds: Math.ceil(waitMs / 1000) })
}

/** Failures that still count: a day without one forgets them. */
export const countedFailures = (seen: Failures | null, now: Date): number =>
  !seen || now.getTime() - seen.lastFailedAt.getTime() > FORGOTTEN_AFTER_MS ? 0 : seen.failures
