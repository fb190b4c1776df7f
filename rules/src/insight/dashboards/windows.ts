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
}

export type Windows = { readonly now: Window; readonly before: Window | null }

const HOUR_MS = 3_600_000

/** The time that figures are of, and the time before that they are held against; all time has none before it. */
export function windowsOf(range: FigureRange, moment: Date, timeZone: string): Windows {
  const { day: today } = momentIn(moment, timeZone)
  const days = (from: Day, to: Day): Window => ({
    from,
    to,
    since: startOf(from, timeZone),
    until: startOf(to + 1, timeZone),
    isByHour: false,
  })
  switch (range) {
    case 'all':
      return { now: days(0, today), before: null }
    case 'year': {
      const first = dayOf(partsOf(today).year, 1, 1) ?? today
      return { now: days(first, today), before: days(addMonths(first, -12) ?? first, addMonths(today, -12) ?? today) }
    }
    case 'days30':
      return { now: days(today - 29, today), before: days(today - 59, today - 30) }
    case 'days7':
      return { now: days(today - 6, today), before: days(today - 13, today - 7) }
    case 'hours24':
      return { now: hours(moment, 0, timeZone), before: hours(moment, 24, timeZone) }
  }
}

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
