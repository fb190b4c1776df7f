import type { CalendarItem } from '@coverwright/contract/release/timing-events'
import { momentIn } from '@coverwright/rules/design/forms'
import { type Day, partsOf } from '@coverwright/rules/kernel'
import { instantOf, weekdayOf } from '@coverwright/rules/release/timing-events'
import type { WeekStart } from '@coverwright/ui/formats'

export type View = 'week' | 'month'

const startsOn = { monday: 1, sunday: 7, saturday: 6 } as const

/** The first day of the week that a day stands in. */
export const weekOf = (day: Day, start: WeekStart): Day => day - ((weekdayOf(day) - startsOn[start] + 7) % 7)

/** The days that are shown: seven, or the whole weeks of a month. */
export function daysOf(view: View, day: Day, start: WeekStart): Day[] {
  const count = (first: Day, days: number) => Array.from({ length: days }, (_, place) => first + place)
  if (view === 'week') return count(weekOf(day, start), 7)
  const first = day - partsOf(day).dayOfMonth + 1
  return count(weekOf(first, start), 42)
}

/** The same place in the next or the last week or month. */
export function stepped(view: View, day: Day, by: 1 | -1): Day {
  if (view === 'week') return day + 7 * by
  const { dayOfMonth } = partsOf(day)
  return by === 1 ? day - dayOfMonth + 32 : day - dayOfMonth
}

/** From the beginning of the first day to the end of the last, by the clocks that are read. */
export function spanOf(days: readonly Day[], timeZone: string): { from: string; to: string } {
  const start = (day: Day) => instantOf({ day, minute: 0 }, timeZone).at.toISOString()
  const [first = 0] = days
  return { from: start(first), to: start((days[days.length - 1] ?? first) + 1) }
}

export type Placed = { item: CalendarItem; key: string; day: Day; minute: number }

export const placedIn = (items: readonly CalendarItem[], timeZone: string): Placed[] =>
  items.map((item) => {
    const { day, minuteOfDay: minute } = momentIn(new Date(item.at), timeZone)
    return { item, key: keyOf(item), day, minute }
  })

/** One that is planned once is the same wherever it is moved to. */
export const keyOf = ({ id, at, isRepeating }: CalendarItem) => (isRepeating ? `${id} ${at}` : id)

/** Those that would cover each other stand side by side: each has its lane among so many. */
export function inLanes(placed: readonly Placed[], minutesShown: number): (Placed & { lane: number; lanes: number })[] {
  const sorted = [...placed].sort((one, other) => one.minute - other.minute)
  const groups: Placed[][] = []
  for (const each of sorted) {
    const group = groups[groups.length - 1]
    const first = group?.[0]
    if (group && first && each.minute < first.minute + minutesShown) group.push(each)
    else groups.push([each])
  }
  return groups.flatMap((group) => group.map((each, lane) => ({ ...each, lane, lanes: group.length })))
}

/** A day far enough to have this one called by its name and not 'today', in the same year, which then need not be said. */
export const farFrom = (day: Day): Day => (partsOf(day).month < 7 ? day + 60 : day - 60)
