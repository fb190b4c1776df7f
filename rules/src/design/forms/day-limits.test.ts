import { expect, test } from 'vitest'
import { parseDay, printDay } from '../../kernel'
import { type CountedLimit, dayLimitProblems, limitDay, limitSaid, type SaidLimit, sayLimit } from './day-limits'

const LEAP_DAY = { day: parseDay('2028-02-29') ?? 0, minuteOfDay: 0 }

test.each([
  [{ daysFromToday: 0 }, 'today', '2028-02-29'],
  [{ daysFromToday: -1 }, { side: 'before', count: 1, unit: 'days' }, '2028-02-28'],
  [{ daysFromToday: 365 }, { side: 'after', count: 365, unit: 'days' }, '2029-02-28'],
  [{ daysFromToday: -32_873 }, { side: 'before', count: 32_873, unit: 'days' }, '1938-02-28'],
  [{ monthsFromToday: -6 }, { side: 'before', count: 6, unit: 'months' }, '2027-08-29'],
  [{ monthsFromToday: 18 }, { side: 'after', count: 18, unit: 'months' }, '2029-08-29'],
  [{ yearsFromToday: -18 }, { side: 'before', count: 18, unit: 'years' }, '2010-02-28'],
  [{ yearsFromToday: -90 }, { side: 'before', count: 90, unit: 'years' }, '1938-02-28'],
  [{ yearsFromToday: 4 }, { side: 'after', count: 4, unit: 'years' }, '2032-02-29'],
] as [CountedLimit, SaidLimit | 'today', string][])('%j is said, and taken again as it was', (limit, said, day) => {
  expect(sayLimit(limit)).toEqual(said)
  expect(limitSaid(said)).toEqual(limit)
  expect(printDay(limitDay(limit, LEAP_DAY) ?? 0)).toBe(day)
})

test('limits that are counted in different units are held against each other', () => {
  const crossed = dayLimitProblems({ earliest: { yearsFromToday: -18 }, latest: { monthsFromToday: -240 } })
  expect(crossed.map(({ code }) => code)).toEqual(['question.limitsCrossed'])
  expect(dayLimitProblems({ earliest: { yearsFromToday: -90 }, latest: { daysFromToday: -6_575 } })).toEqual([])
})
