import { addMonths, type Day, dayOf, partsOf, printDay } from '../../kernel'
import type { Window } from './windows'

export type FigureStep = 'hour' | 'day' | 'month'

/** Points of a line: more than a quarter of days are months. */
const MOST_DAYS = 92
const HOUR_MS = 3_600_000

/** The points of a window in order, and which of them something belongs to by its day, or by its hour from the start. */
export type Steps = {
  readonly step: FigureStep
  readonly moments: readonly string[]
  place(at: number): number
}

/** `firstDay` is when it began: nobody reads the empty years before a company sold anything. */
export function stepsOf(window: Window, firstDay: Day = window.from): Steps {
  if (window.isByHour) return hoursOf(window)
  const from = Math.min(Math.max(window.from, firstDay), window.to)
  return window.to - from < MOST_DAYS ? daysOf(from, window.to) : monthsOf(from, window.to)
}

function hoursOf({ since }: Window): Steps {
  const moments = Array.from({ length: 24 }, (_, hour) => new Date(since.getTime() + hour * HOUR_MS).toISOString())
  return { step: 'hour', moments, place: (hour) => hour }
}

function daysOf(from: Day, to: Day): Steps {
  const moments = Array.from({ length: to - from + 1 }, (_, place) => printDay(from + place))
  return { step: 'day', moments, place: (day) => day - from }
}

function monthsOf(from: Day, to: Day): Steps {
  const [first, last] = [monthOf(from), monthOf(to)]
  const start = dayOf(partsOf(from).year, partsOf(from).month, 1) ?? from
  const moments = Array.from({ length: last - first + 1 }, (_, place) => printDay(addMonths(start, place) ?? start))
  return { step: 'month', moments, place: (day) => monthOf(day) - first }
}

const monthOf = (day: Day) => partsOf(day).year * 12 + partsOf(day).month

/** Values of one figure on these steps; what stands outside of them is left out. */
export function onSteps({ moments, place }: Steps, values: readonly { at: number; value: number }[]): number[] {
  const placed = moments.map(() => 0)
  for (const { at, value } of values) {
    const where = place(at)
    if (where >= 0 && where < placed.length) placed[where] = (placed[where] ?? 0) + value
  }
  return placed
}

/**
 * The values as a small line without an axis shows them: a day or month that still runs is left out while it is below
 * the one before, because there it would look like a fall. Hours are whole ones.
 */
export const trendOf = (step: FigureStep, values: readonly number[]): number[] => {
  const [before, running] = [values.at(-2), values.at(-1)]
  const isFall = step !== 'hour' && before !== undefined && running !== undefined && running < before
  return isFall ? values.slice(0, -1) : [...values]
}
