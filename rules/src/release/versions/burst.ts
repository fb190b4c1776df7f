/** What a change of a body was: typed, or one of the few things that are done to a whole. */
export const changeWhats = ['saved', 'begun', 'published', 'wentBack'] as const
export type ChangeWhat = (typeof changeWhats)[number]

const MINUTE = 60_000
/** Editors save by themselves while somebody types: a pause longer than this ends the change. */
export const PAUSE_MS = 5 * MINUTE
/** Whoever types all afternoon still finds the afternoon in pieces to go back to. */
export const LONGEST_MS = 30 * MINUTE
/** So many changes of a product are kept; the oldest give way to the newest. */
export const MAX_CHANGES = 500
/** So many sentences are kept of one change; the others are counted. */
export const MAX_TOLD_DIFFERENCES = 200

type Change = {
  readonly what: ChangeWhat
  readonly personId: string | null
  readonly parts: readonly string[]
  readonly startedAt: Date
  readonly savedAt: Date
}
type Save = { readonly personId: string | null; readonly parts: readonly string[]; readonly at: Date }

/** Whether a save goes on with the change before it: by the same person, in the same parts, without a long pause. */
export function goesOn(change: Change, { personId, parts, at }: Save): boolean {
  return (
    change.what === 'saved' &&
    change.personId === personId &&
    parts.every((part) => change.parts.includes(part)) &&
    at.getTime() - change.savedAt.getTime() <= PAUSE_MS &&
    at.getTime() - change.startedAt.getTime() <= LONGEST_MS
  )
}
