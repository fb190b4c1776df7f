import { withOffset } from '../../design/forms'
import type { Body } from '../../design/products'
import { type Day, printDay } from '../../kernel'
import { PRICE_HOLDS_DAYS } from './quote'

const DAY_MS = 86_400_000

/** Until when a price is kept: as long as the product says, and never beyond the first day of cover. */
export function promiseEnd({ sale, timeZone }: Pick<Body, 'sale' | 'timeZone'>, startDate: Day, now: Date): Date {
  const kept = now.getTime() + (sale?.priceHoldsDays ?? PRICE_HOLDS_DAYS) * DAY_MS
  return new Date(Math.min(kept, midnightOf(startDate + 1, timeZone)))
}

/** Many buyers begin on the same few days, and asking the calendar of a zone costs as much as rating. */
const midnights = new Map<string, number>()
const MOST_MIDNIGHTS = 1_000

function midnightOf(day: Day, timeZone: string): number {
  const key = `${day} ${timeZone}`
  const known = midnights.get(key)
  if (known !== undefined) return known
  if (midnights.size >= MOST_MIDNIGHTS) midnights.clear()
  const made = Date.parse(withOffset(`${printDay(day)}T00:00`, timeZone))
  midnights.set(key, made)
  return made
}
