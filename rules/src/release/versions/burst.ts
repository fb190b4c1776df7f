import { type Difference, topicOf } from './difference'

/** What a change of a body was: typed, or one of the few things that are done to a whole. */
export const changeWhats = ['saved', 'begun', 'published', 'wentBack', 'tookOver'] as const
export type ChangeWhat = (typeof changeWhats)[number]

const MINUTE = 60_000
/** Editors save by themselves while somebody types: a pause longer than this ends the change. */
export const PAUSE_MS = 10 * MINUTE
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
  readonly differences: readonly Difference[]
}
type Save = {
  readonly personId: string | null
  readonly parts: readonly string[]
  readonly at: Date
  /** What this save alone made different. */
  readonly differences: readonly Difference[]
}

/**
 * What somebody is at: wording and arranging questions goes together, since a question is added first and then worded;
 * conditions are what one looks for afterwards, and have points of their own.
 */
export const kindOfChange = (differences: readonly Difference[]): 'logic' | 'rest' =>
  differences.some((difference) => topicOf(difference) === 'logic') ? 'logic' : 'rest'

/** Whether a save goes on with the change before it: by the same person, of the same kind and in the same parts, without a long pause. */
export function goesOn(change: Change, { personId, parts, at, differences }: Save): boolean {
  const isSameKind = change.differences.length === 0 || kindOfChange(change.differences) === kindOfChange(differences)
  return (
    change.what === 'saved' &&
    change.personId === personId &&
    isSameKind &&
    parts.every((part) => change.parts.includes(part)) &&
    at.getTime() - change.savedAt.getTime() <= PAUSE_MS &&
    at.getTime() - change.startedAt.getTime() <= LONGEST_MS
  )
}
