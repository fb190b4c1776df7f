/** A calendar day as a count of days since 1970-01-01: no zone, no time, so no surprise at midnight. */
export type Day = number

const DAY_MS = 86_400_000
const FIRST_YEAR = 1800
const LAST_YEAR = 2999

export function dayOf(year: number, month: number, dayOfMonth: number): Day | null {
  if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12) return null
  if (dayOfMonth < 1 || dayOfMonth > daysInMonth(year, month)) return null
  return countDays(year, month, dayOfMonth)
}

/** The way back from partsOf: years begin in March there, so that a leap day is the last of its year. */
function countDays(year: number, month: number, dayOfMonth: number): Day {
  const marchYear = month > 2 ? year : year - 1
  const marchMonth = month > 2 ? month - 3 : month + 9
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400)
  return 365 * marchYear + leapDays + Math.floor((153 * marchMonth + 2) / 5) + dayOfMonth - 719_469
}

/** Reads '2026-03-31'; anything else, and days that do not exist, give null. Without a pattern: every quote reads some. */
export function parseDay(text: string): Day | null {
  if (text.length !== 10 || text.charCodeAt(4) !== 45 || text.charCodeAt(7) !== 45) return null
  const year = digitsAt(text, 0, 4)
  const month = digitsAt(text, 5, 7)
  const dayOfMonth = digitsAt(text, 8, 10)
  return year < 0 || month < 0 || dayOfMonth < 0 ? null : dayOf(year, month, dayOfMonth)
}

/** -1 when something else than digits stands there. */
function digitsAt(text: string, from: number, to: number): number {
  let number = 0
  for (let at = from; at < to; at++) {
    const digit = text.charCodeAt(at) - 48
    if (digit < 0 || digit > 9) return -1
    number = number * 10 + digit
  }
  return number
}

export function printDay(day: Day): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** Reads an instant with its zone ('2026-03-31T10:00:00Z') to milliseconds; what is finer than that is left out. */
export function parseInstant(text: string): number | null {
  const match =
    /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/.exec(text)
  if (!match || parseDay(match[1] ?? '') === null) return null
  const instant = Date.parse(text)
  return Number.isNaN(instant) ? null : instant
}

/** In UTC, with as much of a second as there is: '2026-03-31T10:00:00Z', '2026-03-31T10:00:00.25Z'. */
export const printInstant = (instant: number): string => new Date(instant).toISOString().replace(/\.?0*Z$/, 'Z')

export type DayParts = { readonly year: number; readonly month: number; readonly dayOfMonth: number }

/** Civil date from a day count, by era arithmetic: no Date object on the hot path of an age. */
export function partsOf(day: Day): DayParts {
  const shifted = day + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    dayOfMonth: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  }
}

/** Whole months from one day to another, negative when `to` is earlier. */
export function monthsBetween(from: Day, to: Day): number {
  if (to < from) return -monthsBetween(to, from)
  const a = partsOf(from)
  const b = partsOf(to)
  const months = (b.year - a.year) * 12 + b.month - a.month
  return b.dayOfMonth < a.dayOfMonth ? months - 1 : months
}

export function yearsBetween(from: Day, to: Day): number {
  const months = monthsBetween(from, to)
  return Math.trunc(months / 12) + 0
}

/** A birthday on 29 February is reached on 1 March in other years, as most insurers count. */
export function ageOn(birth: Day, on: Day): number {
  return yearsBetween(birth, on)
}

/** The same day of a later month, or that month's last day where it is too short. */
export function addMonths(day: Day, months: number): Day | null {
  const { year, month, dayOfMonth } = partsOf(day)
  const index = year * 12 + month - 1 + months
  const newYear = Math.floor(index / 12)
  const newMonth = index - newYear * 12 + 1
  return dayOf(newYear, newMonth, Math.min(dayOfMonth, daysInMonth(newYear, newMonth)))
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}
