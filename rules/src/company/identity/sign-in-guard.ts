import { type Refusal, refusalOf } from '../../kernel'

export type Failures = { failures: number; lastFailedAt: Date }

export type Guard = { free: number; lockedFrom: number; lockMs: number; forgivenEveryMs: number }

/**
 * After `free` failures each next try waits longer; from `lockedFrom` on, the lock. One failure is forgiven every so
 * often, so that a busy office does not lock itself out by its typing errors of a whole year.
 */
export const signInGuards = {
  account: { free: 4, lockedFrom: 10, lockMs: 15 * 60_000, forgivenEveryMs: 60 * 60_000 },
  /** One address may be a whole office, so it is given more. */
  address: { free: 30, lockedFrom: 100, lockMs: 15 * 60_000, forgivenEveryMs: 30_000 },
} as const satisfies Record<string, Guard>

const LONGEST_WAIT_MS = 60_000

export type SignInRefusal = Refusal<'identity.signInSlowed' | 'identity.signInLocked'>

/** What is left of the failures after one was forgiven for each quiet stretch. */
function countedFailures(guard: Guard, seen: Failures | null, now: Date): number {
  if (!seen) return 0
  const quietMs = Math.max(0, now.getTime() - seen.lastFailedAt.getTime())
  return Math.max(0, seen.failures - Math.floor(quietMs / guard.forgivenEveryMs))
}

export function signInRefusal(guard: Guard, seen: Failures | null, now: Date): SignInRefusal | null {
  if (!seen) return null
  const quietMs = now.getTime() - seen.lastFailedAt.getTime()
  if (seen.failures >= guard.lockedFrom && quietMs < guard.lockMs)
    return refusalOf('identity.signInLocked', { minutes: Math.ceil((guard.lockMs - quietMs) / 60_000) })
  const counted = countedFailures(guard, seen, now)
  const waitMs = Math.min(LONGEST_WAIT_MS, 1000 * 2 ** (counted - guard.free)) - quietMs
  if (counted < guard.free || waitMs <= 0) return null
  return refusalOf('identity.signInSlowed', { seconds: Math.ceil(waitMs / 1000) })
}
