import { addMonths, dayOf, parseDay, partsOf, printDay } from '@coverwright/rules/kernel'

export const periodNames = ['all', 'thisMonth', 'lastMonth', 'thisYear'] as const
export type PeriodName = (typeof periodNames)[number]

/** Days of the company's calendar; what is left out is the account's first day, or today. */
export type Period = { from?: string; to?: string }

/** The days that a name stands for, seen from this day. */
export function periodOf(name: PeriodName, today: string): Period {
  const day = parseDay(today) ?? 0
  const { year, dayOfMonth } = partsOf(day)
  const monthStart = day - dayOfMonth + 1
  if (name === 'all') return {}
  if (name === 'thisMonth') return { from: printDay(monthStart), to: today }
  if (name === 'thisYear') return { from: printDay(dayOf(year, 1, 1) ?? day), to: today }
  return { from: printDay(addMonths(monthStart, -1) ?? day), to: printDay(monthStart - 1) }
}

/** Which name a period has, if any: typed days may be a month all the same. */
export const nameOf = (period: Period, today: string): PeriodName | undefined =>
  periodNames.find((name) => {
    const named = periodOf(name, today)
    return named.from === period.from && named.to === period.to
  })
