import { momentIn } from '../../design/forms'
import { type Day, parseDay, partsOf, printDay } from '../../kernel'
import { type ClockShows, DAY_MS, instantOf, minuteOf, printTime } from './wall-time'
import { fallsOn, spanOf, type Timing, type When, weekdayOf } from './when'

/** The day it was meant for, the instant it runs at, and whether clocks show its time once on that day. */
export type Run = { readonly day: Day; readonly at: Date; readonly shows: ClockShows }

/** Further than anybody plans; a search that finds nothing has to end. */
const SEARCHED_DAYS = 5 * 366

/** The next runs after a moment, in order, as many as are asked for and none later than `until`. */
export function runsAfter({ when, timeZone }: Timing, after: Date, most: number, until?: Date): Run[] {
  const { first, last } = spanOf(when)
  const minute = minuteOf(when.time)
  const runs: Run[] = []
  let latest = after.getTime()
  // The day before too: what clocks skip runs later than it was meant to.
  const start = Math.max(first, momentIn(after, timeZone).day - 1)
  for (let day = start; day <= Math.min(last, start + SEARCHED_DAYS) && runs.length < most; day++) {
    if (!fallsOn(when, day)) continue
    const { at, shows } = instantOf({ day, minute }, timeZone)
    if (until && at > until) break
    if (at.getTime() <= latest) continue
    latest = at.getTime()
    runs.push({ day, at, shows })
  }
  return runs
}

export const nextRun = (timing: Timing, after: Date): Date | null => runsAfter(timing, after, 1)[0]?.at ?? null

/** Of the runs of the next year those whose time clocks of the zone show never or twice: said before it is saved. */
export function oddRuns(timing: Timing, after: Date): Run[] {
  return runsAfter(timing, after, 400, new Date(after.getTime() + 366 * DAY_MS)).filter(({ shows }) => shows !== 'once')
}

/** One run is put at another moment: one that repeats is moved with all of its next runs. */
export function movedWhen({ when, timeZone }: Timing, from: Date, to: Date): When {
  const [source, target] = [momentIn(from, timeZone), momentIn(to, timeZone)]
  const time = printTime(target.minuteOfDay)
  if (when.kind === 'once') return { kind: 'once', day: printDay(target.day), time }
  const day = printDay(target.day)
  const { first, last } = spanOf(when)
  const span = {
    from: target.day < first ? day : when.from,
    until: target.day > last ? day : when.until,
  }
  switch (when.kind) {
    case 'daily':
      return { ...when, ...span, time }
    case 'weekly': {
      const kept = when.weekdays.filter((weekday) => weekday !== weekdayOf(source.day))
      const moved = [...new Set([...kept, weekdayOf(target.day)])].sort((one, other) => one - other)
      return { ...when, ...span, time, weekdays: moved }
    }
    case 'monthly':
      return { ...when, ...span, time, dayOfMonth: partsOf(target.day).dayOfMonth }
  }
}

/** Whether both ends of it can be read and stand in order. */
export const isInOrder = (when: When): boolean =>
  when.kind === 'once' || when.until === null || (parseDay(when.from) ?? 0) <= (parseDay(when.until) ?? -1)
