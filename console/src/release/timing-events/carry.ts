import { instantOf, moveRefusal } from '@coverwright/rules/release/timing-events'
import type { Placed, View } from './calendar-days'

/** Steps of a quarter of an hour, by pointer and by arrow keys. */
export const STEP_MINUTES = 15

/** A run that is being put somewhere else, by pointer or by keys: how far it has come. */
export type Carried = { readonly placed: Placed; readonly days: number; readonly minutes: number }

export const lifted = (placed: Placed): Carried => ({ placed, days: 0, minutes: 0 })

/** Stays on a day: whoever means tomorrow goes to tomorrow. */
export function carriedTo(carried: Carried, days: number, minutes: number): Carried {
  const { minute } = carried.placed
  const last = 1440 - STEP_MINUTES
  const within = Math.max(-minute, Math.min(Math.max(last - minute, 0), minutes))
  return { ...carried, days, minutes: within }
}

/** What an arrow key does; in a month up and down are weeks. */
export function carriedBy(carried: Carried, key: string, view: View): Carried | null {
  const { days, minutes } = carried
  const vertical = view === 'week' ? { days: 0, minutes: STEP_MINUTES } : { days: 7, minutes: 0 }
  switch (key) {
    case 'ArrowLeft':
      return carriedTo(carried, days - 1, minutes)
    case 'ArrowRight':
      return carriedTo(carried, days + 1, minutes)
    case 'ArrowUp':
      return carriedTo(carried, days - vertical.days, minutes - vertical.minutes)
    case 'ArrowDown':
      return carriedTo(carried, days + vertical.days, minutes + vertical.minutes)
    default:
      return null
  }
}

/** Where it stands now, and at which instant that is by the clocks that are read. */
export function targetOf({ placed, days, minutes }: Carried, timeZone: string) {
  const wall = { day: placed.day + days, minute: placed.minute + minutes }
  return { ...wall, ...instantOf(wall, timeZone) }
}

export const isMoved = ({ days, minutes }: Carried) => days !== 0 || minutes !== 0

/** Why it cannot be put there, as the code of a refusal. */
export const dropRefusal = (carried: Carried, timeZone: string, now: Date): string | null =>
  moveRefusal(new Date(carried.placed.item.at), targetOf(carried, timeZone).at, now)?.code ?? null
