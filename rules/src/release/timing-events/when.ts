import { type Day, parseDay, partsOf } from '../../kernel'

/** As ISO 8601 counts them: Monday is 1. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
export type Weekday = (typeof weekdays)[number]

export const repeats = ['once', 'daily', 'weekly', 'monthly'] as const
export type Repeat = (typeof repeats)[number]

/** Days are '2026-11-16' and times '09:00', as clocks of the event's zone show them. */
type Repeating = { readonly time: string; readonly from: string; readonly until: string | null }
export type When =
  | { readonly kind: 'once'; readonly day: string; readonly time: string }
  | ({ readonly kind: 'daily' } & Repeating)
  | ({ readonly kind: 'weekly'; readonly weekdays: readonly Weekday[] } & Repeating)
  | ({ readonly kind: 'monthly'; readonly dayOfMonth: number } & Repeating)

/** When something happens, and by whose clocks. */
export type Timing = { readonly when: When; readonly timeZone: string }

/** 1970-01-01 was a Thursday. */
export const weekdayOf = (day: Day): Weekday => (((((day + 3) % 7) + 7) % 7) + 1) as Weekday

/** Whether it falls on that day. A month that is too short has it on its last day. */
export function fallsOn(when: When, day: Day): boolean {
  switch (when.kind) {
    case 'once':
      return parseDay(when.day) === day
    case 'daily':
      return true
    case 'weekly':
      return when.weekdays.includes(weekdayOf(day))
    case 'monthly': {
      const { dayOfMonth } = partsOf(day)
      return dayOfMonth === when.dayOfMonth || (dayOfMonth < when.dayOfMonth && partsOf(day + 1).dayOfMonth === 1)
    }
  }
}

/** The first and the last day on which it can fall. */
export function spanOf(when: When): { first: Day; last: Day } {
  if (when.kind === 'once') return { first: parseDay(when.day) ?? 0, last: parseDay(when.day) ?? -1 }
  const until = when.until === null ? null : parseDay(when.until)
  return { first: parseDay(when.from) ?? 0, last: until ?? Infinity }
}
