import type { Recipe } from '@coverwright/rules/rating/pricing'

/** A recipe while it is worked on: every change can be taken back, and put back again. */
export type History = {
  readonly now: Recipe
  readonly past: readonly Recipe[]
  readonly future: readonly Recipe[]
  /** What was changed last, and when: typing in one field is one change. */
  readonly last: { readonly what: string; readonly at: number } | null
}

const MOST = 200
const SAME_CHANGE_MS = 800

export const startHistory = (now: Recipe): History => ({ now, past: [], future: [], last: null })

export function changed(history: History, now: Recipe, what: string, at: number): History {
  const { last } = history
  const isSame = last !== null && last.what === what && at - last.at < SAME_CHANGE_MS && history.past.length > 0
  const past = isSame ? history.past : [...history.past, history.now].slice(-MOST)
  return { now, past, future: [], last: { what, at } }
}

export function undone({ now, past, future }: History): History {
  const before = past.at(-1)
  return before ? { now: before, past: past.slice(0, -1), future: [now, ...future], last: null } : startHistory(now)
}

export function redone(history: History): History {
  const [after, ...future] = history.future
  return after ? { now: after, past: [...history.past, history.now], future, last: null } : history
}
