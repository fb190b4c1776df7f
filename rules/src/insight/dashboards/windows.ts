import { momentIn, withOffset } from '../../design/forms'
import { addMonths, type Day, dayOf, partsOf, printDay } from '../../kernel'

/** Spec: all time, this year, last 30 days, last 7 days, last 24 hours. */
export const figureRanges = ['all', 'year', 'days30', 'days7', 'hours24'] as const
export type FigureRange = (typeof figureRanges)[number]

/** A stretch of time: whole days of the company, both counted in, or with `isByHour` the very hours. */
export type Window = {
  readonly from: Day
  readonly to: Day
  readonly since: Date
  /** Not counted in. */
  readonly until: Date
  readonly isByHour: boolean
  /** The part of one day of a longer time: read by its hours, and one step like any other day. */
  readonly isPartOfDay?: boolean
}

/** `before` is asked part by part: its whole days, and of its last day as much as has passed of today. */
export type Windows = { readonly now: Window; readonly before: Window | null; readonly beforeParts: readonly Window[] }

const HOUR_MS = 3_600_000

/**
 * The time that figures are of, and the time before that they are held against; all time has none before it. Both are
 * equally long: today has only begun, so the day before the range ends at the same time of day.
 */
export function windowsOf(range: FigureRange, moment: Date, timeZone: string): Windows {
  const { day: today } = momentIn(moment, timeZone)
  const passed = moment.getTime() + 1 - startOf(today, timeZone).getTime()
  const against = (now: Window, from: Day, to: Day): Windows => {
    const [since, end] = [startOf(to, timeZone), startOf(to + 1, timeZone)]
    const until = new Date(Math.min(since.getTime() + passed, end.getTime()))
    const part: Window = { from: to, to, since, until, isByHour: true, isPartOfDay: true }
    const before = { ...days(from, to, timeZone), until }
    return { now, before, beforeParts: to > from ? [days(from, to - 1, timeZone), part] : [part] }
  }
  switch (range) {
    case 'all':
      return { now: days(0, today, timeZone), before: null, beforeParts: [] }
    case 'year': {
      const first = dayOf(partsOf(today).year, 1, 1) ?? today
      const [from, to] = [addMonths(first, -12) ?? first, addMonths(today, -12) ?? today]
      return against(days(first, today, timeZone), from, to)
    }
    case 'days30':
      return against(days(today - 29, today, timeZone), today - 59, today - 30)
    case 'days7':
      return against(days(today - 6, today, timeZone), today - 13, today - 7)
    case 'hours24': {
      const before = hours(moment, 24, timeZone)
      return { now: hours(moment, 0, timeZone), before, beforeParts: [before] }
    }
  }
}

const days = (from: Day, to: Day, timeZone: string): Window => ({
  ...{ from, to, since: startOf(from, timeZone), until: startOf(to + 1, timeZone), isByHour: false },
})

/** What happens in this very moment counts, too. */
function hours(moment: Date, earlier: number, timeZone: string): Window {
  const until = new Date(moment.getTime() - earlier * HOUR_MS + 1)
  const since = new Date(until.getTime() - 24 * HOUR_MS)
  return { from: momentIn(since, timeZone).day, to: momentIn(until, timeZone).day, since, until, isByHour: true }
}

const startOf = (day: Day, timeZone: string) => new Date(withOffset(`${printDay(day)}T00:00`, timeZone))

/** Against the time before; null where that was nothing, because everything is endlessly more than nothing. */
export const changeOf = (now: number, before: number | null): number | null =>
  before === null || before === 0 ? null : (now - before) / Math.abs(before)
