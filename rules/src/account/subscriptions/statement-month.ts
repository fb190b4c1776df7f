import { addMonths, type Day, parseDay, printDay, type Refusal, refusalOf } from '../../kernel'
import { monthEnd, monthStart, type Period } from './plan-price'

type MonthCode = 'subscriptions.monthNotValid' | 'subscriptions.monthNotOver' | 'subscriptions.monthBefore'

/** The days of a month as `2026-10` names it; null when it names none. */
export function daysOfMonth(month: string): Period | null {
  const first = /^\d{4}-\d{2}$/.test(month) ? parseDay(`${month}-01`) : null
  return first === null ? null : { from: first, to: monthEnd(first) }
}

/** A statement of a month is final, so there is one once the month is over; and none of before the account began. */
export function monthRefusal(month: string, firstDay: Day, today: Day): Refusal<MonthCode> | null {
  const days = daysOfMonth(month)
  if (!days) return refusalOf('subscriptions.monthNotValid', undefined, 'month')
  if (days.to >= today) return refusalOf('subscriptions.monthNotOver', undefined, 'month')
  return days.to < firstDay ? refusalOf('subscriptions.monthBefore', undefined, 'month') : null
}

/** Ten years. */
const MOST_MONTHS = 120

/** The months that are over, the newest first, back to the one in which the account began. */
export function endedMonths(firstDay: Day, today: Day): string[] {
  const months: string[] = []
  for (let from = addMonths(monthStart(today), -1) as Day; months.length < MOST_MONTHS;) {
    if (monthEnd(from) < firstDay) break
    months.push(printDay(from).slice(0, 7))
    from = addMonths(from, -1) as Day
  }
  return months
}
