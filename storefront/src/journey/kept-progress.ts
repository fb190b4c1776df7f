import type { Progress } from '@coverwright/rules/design/products'

/** Answers are personal: they stay on the device no longer than a person would mean to come back. */
const KEPT_DAYS = 30
const DAY_MS = 86_400_000
const VERSION = 1

/** The body is remembered with the answers: who is in the middle of a journey stays on the one they started with. */
export type KeptProgress = { readonly hash: string; readonly progress: Progress }

type Stored = KeptProgress & { readonly version: number; readonly keptAt: number }

const keyOf = (slug: string) => `journey:${slug}`

/** Private windows and full disks refuse storage: the journey then simply lives as long as its page. Says whether it is kept. */
export function keepProgress(storage: Storage | null, slug: string, kept: KeptProgress, now: number): boolean {
  const stored: Stored = { version: VERSION, keptAt: now, ...kept }
  try {
    storage?.setItem(keyOf(slug), JSON.stringify(stored))
    return storage !== null
  } catch {
    return false
  }
}

export function keptProgress(storage: Storage | null, slug: string, now: number): KeptProgress | null {
  try {
    const stored = JSON.parse(storage?.getItem(keyOf(slug)) ?? 'null') as Stored | null
    const isSound =
      stored?.version === VERSION &&
      now - stored.keptAt < KEPT_DAYS * DAY_MS &&
      /^[0-9a-f]{64}$/.test(stored.hash) &&
      typeof stored.progress.answers === 'object'
    if (isSound) return { hash: stored.hash, progress: stored.progress }
    storage?.removeItem(keyOf(slug))
  } catch {
    return null
  }
  return null
}

export function forgetProgress(storage: Storage | null, slug: string): void {
  try {
    storage?.removeItem(keyOf(slug))
  } catch {
    return
  }
}

/** Asking for the storage can itself be refused. */
export function deviceStorage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
