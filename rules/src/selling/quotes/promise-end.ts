import { withOffset } from '../../design/forms'
import type { Body } from '../../design/products'
import { type Day, printDay } from '../../kernel'
import { PRICE_HOLDS_DAYS } from './quote'

const DAY_MS = 86_400_000

/** Until when a price is kept: as long as the product says, and never beyond the first day of cover. */
export function promiseEnd({ sale, timeZone }: Pick<Body, 'sale' | 'timeZone'>, startDate: Day, now: Date): Date {
  const kept = now.getTime() + (sale?.priceHoldsDays ?? PRICE_HOLDS_DAYS) * DAY_MS
  const dayAfter = Date.parse(withOffset(`${printDay(startDate + 1)}T00:00`, timeZone))
  return new Date(Math.min(kept, dayAfter))
}
