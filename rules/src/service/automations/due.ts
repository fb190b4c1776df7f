import { momentIn, withOffset } from '../../design/forms'
import { type Day, printDay } from '../../kernel'

const HOUR_MS = 3_600_000
const QUARTER_MS = 15 * 60_000

/** From one time on the wall to another, over midnight where it ends before it begins. No quiet hours are null. */
export type QuietHours = { readonly from: string; readonly until: string; readonly timeZone: string } | null

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

export function isQuiet(at: Date, quiet: QuietHours): boolean {
  if (!quiet) return false
  const [from, until] = [minuteOf(quiet.from), minuteOf(quiet.until)]
  const { minuteOfDay } = momentIn(at, quiet.timeZone)
  return from <= until ? minuteOfDay >= from && minuteOfDay < until : minuteOfDay >= from || minuteOfDay < until
}

/**
 * The first moment from here on that is not quiet. Quiet hours begin and end at a quarter of an hour, and so do changes of
 * clocks: going from quarter to quarter finds the end also in a night that has an hour more or less.
 */
export function afterQuiet(at: Date, quiet: QuietHours): Date {
  if (!isQuiet(at, quiet)) return at
  const first = Math.floor(at.getTime() / QUARTER_MS) + 1
  for (let quarter = first; quarter <= first + 2 * 24 * 4; quarter++) {
    const next = new Date(quarter * QUARTER_MS)
    if (!isQuiet(next, quiet)) return next
  }
  // Quiet all day long is no quiet at all: nothing would ever be sent.
  return at
}

/** When something is to be done: after its delay, and for messages not in quiet hours. */
export const dueAt = (happenedAt: Date, delayHours: number, quiet: QuietHours): Date =>
  afterQuiet(new Date(happenedAt.getTime() + delayHours * HOUR_MS), quiet)

/** What a day brings about happens in its morning: nobody is congratulated at midnight. */
export const morningOf = (day: Day, timeZone: string): Date => new Date(withOffset(`${printDay(day)}T09:00`, timeZone))

/** The settings of a company as quiet hours: none where either end is missing or both are the same. */
export const quietHoursOf = (settings: {
  readonly quietFrom: string
  readonly quietUntil: string
  readonly timeZone: string
}): QuietHours => {
  const { quietFrom: from, quietUntil: until, timeZone } = settings
  return from === '' || until === '' || from === until ? null : { from, until, timeZone }
}
