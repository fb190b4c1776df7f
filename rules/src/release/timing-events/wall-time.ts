import { momentIn } from '../../design/forms'
import type { Day } from '../../kernel'

export const MINUTE_MS = 60_000
export const DAY_MS = 1440 * MINUTE_MS

/** What a clock on a wall shows: a day and a minute of it, in no zone yet. */
export type WallTime = { readonly day: Day; readonly minute: number }

/** How often a clock shows that time: once; never, where it is put forward over it; twice, where it is put back over it. */
export type ClockShows = 'once' | 'never' | 'twice'

/**
 * The instant at which clocks of a zone show a time. One that they never show is as much later as they are put forward
 * (02:30 runs at 03:30); of one that they show twice it is the first. So do calendars (RFC 5545), and so nothing that was
 * planned is left out and nothing is done twice.
 */
export function instantOf({ day, minute }: WallTime, timeZone: string): { at: Date; shows: ClockShows } {
  const shown = day * DAY_MS + minute * MINUTE_MS
  // No zone is further from UTC than 14 hours: a day to either side is before and after whatever happens here.
  const [before, after] = [offsetAt(shown - DAY_MS, timeZone), offsetAt(shown + DAY_MS, timeZone)]
  const first = shown - before
  if (before === after) return { at: new Date(first), shows: 'once' }
  const found = [first, shown - after].filter((instant) => instant + offsetAt(instant, timeZone) === shown)
  const [one = first] = found
  const shows = found.length === 2 ? 'twice' : found.length === 1 ? 'once' : 'never'
  return { at: new Date(shows === 'twice' ? Math.min(...found) : one), shows }
}

/** How far clocks of the zone are ahead of UTC then, in milliseconds. */
export function offsetAt(instant: number, timeZone: string): number {
  const { day, minuteOfDay } = momentIn(new Date(instant), timeZone)
  return day * DAY_MS + minuteOfDay * MINUTE_MS - Math.floor(instant / MINUTE_MS) * MINUTE_MS
}

/**
 * By how many minutes clocks are put forward (or back, below zero) on that day, and what they would show at that moment.
 * Some do it at midnight, and the day that loses its first hour is the day it happens on: so the days are looked at from
 * the last minute before them.
 */
export function clockChangeOn(day: Day, timeZone: string): { minutes: number; at: number } | null {
  const [start, end] = [lastMinuteBefore(day, timeZone), lastMinuteBefore(day + 1, timeZone)]
  const minutes = (offsetAt(end, timeZone) - offsetAt(start, timeZone)) / MINUTE_MS
  if (minutes === 0) return null
  let [low, high] = [start, end]
  while (high - low > MINUTE_MS) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS
    if (offsetAt(middle, timeZone) === offsetAt(start, timeZone)) low = middle
    else high = middle
  }
  const last = momentIn(new Date(low), timeZone)
  return { minutes, at: (last.day - day) * 1440 + last.minuteOfDay + 1 }
}

const lastMinuteBefore = (day: Day, timeZone: string): number =>
  instantOf({ day, minute: 0 }, timeZone).at.getTime() - MINUTE_MS

/** '09:05' as minutes of the day. */
export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

export const printTime = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
