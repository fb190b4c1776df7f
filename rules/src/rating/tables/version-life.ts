import { parseDay, printDay, type Refusal } from '../../kernel'

/** Drafts change; what has once been active never does again, however often it is taken out and put back. */
export const versionStates = ['draft', 'active', 'inactive'] as const
export type VersionState = (typeof versionStates)[number]

/** First and last day, both included; null is no end. */
export type Days = { readonly effectiveFrom: string; readonly effectiveTo: string | null }

export function daysRefusal({ effectiveFrom, effectiveTo }: Days): Refusal | null {
  const from = parseDay(effectiveFrom)
  if (from === null) return { code: 'tables.day', field: 'effectiveFrom' }
  if (effectiveTo === null) return null
  const to = parseDay(effectiveTo)
  if (to === null) return { code: 'tables.day', field: 'effectiveTo' }
  return to < from ? { code: 'tables.daysReversed', field: 'effectiveTo' } : null
}

export type ActiveDays = Days & { readonly id: string; readonly number: number }

/** What making room for a version does to those in force: their last day, or null when nothing of them is left. */
export type Making = {
  readonly days: Days
  readonly shortened: readonly { readonly id: string; readonly number: number; readonly effectiveTo: string | null }[]
}

/** Versions in force that share a day with these. */
export function overlapping(active: readonly ActiveDays[], days: Days): ActiveDays[] {
  const from = dayNumber(days.effectiveFrom)
  const to = lastDay(days)
  return active.filter((other) => dayNumber(other.effectiveFrom) <= to && lastDay(other) >= from)
}

/**
 * Earlier ones end the day before this begins; this ends the day before a later one begins, so that one version holds on
 * every day. One that would have no day left goes out of force.
 */
export function makeRoom(active: readonly ActiveDays[], days: Days): Making {
  const from = dayNumber(days.effectiveFrom)
  const touched = overlapping(active, days)
  const later = touched.map((other) => dayNumber(other.effectiveFrom)).filter((begins) => begins > from)
  const effectiveTo = later.length === 0 ? days.effectiveTo : printDay(Math.min(...later) - 1)
  const shortened = touched
    .filter((other) => dayNumber(other.effectiveFrom) <= from)
    .map((other) => ({
      id: other.id,
      number: other.number,
      effectiveTo: dayNumber(other.effectiveFrom) === from ? null : printDay(from - 1),
    }))
  return { days: { effectiveFrom: days.effectiveFrom, effectiveTo }, shortened }
}

const dayNumber = (day: string): number => parseDay(day) ?? Number.NaN
const lastDay = ({ effectiveTo }: Days): number => (effectiveTo === null ? Infinity : dayNumber(effectiveTo))
