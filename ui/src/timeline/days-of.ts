import type { Formats } from '../formats'
import type { TimelineEntry } from './timeline-types'

export type Day = { key: string; entries: TimelineEntry[] }

/** Entries that follow each other on one day stand together, in the order they came in. */
export function daysOf(entries: readonly TimelineEntry[], dayOf: Formats['dayOf']): Day[] {
  const days: Day[] = []
  for (const entry of entries) {
    const key = dayOf(entry.at)
    const last = days.at(-1)
    if (last?.key === key) last.entries.push(entry)
    else days.push({ key, entries: [entry] })
  }
  return days
}

/** Those that came after the timeline was first shown: newer than what was its newest then. */
export function newcomersOf(entries: readonly TimelineEntry[], firstNewest: string | undefined): ReadonlySet<string> {
  const end = entries.findIndex(({ key }) => key === firstNewest)
  const fresh = firstNewest === undefined ? entries : end < 0 ? [] : entries.slice(0, end)
  return new Set(fresh.map(({ key }) => key))
}
