import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, ageOn, dayOf, monthsBetween, parseDay, parseInstant, partsOf, printDay } from './calendar'

const day = (text: string) => parseDay(text) ?? Number.NaN

test('days that do not exist are refused', () => {
  for (const text of ['2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '26-01-01', '2026-1-1', '', '0001-01-01'])
    expect(parseDay(text)).toBeNull()
  expect(parseDay('2024-02-29')).not.toBeNull()
})

test('a person has a birthday on the day itself, not the day before', () => {
  expect(ageOn(day('2000-06-15'), day('2026-06-14'))).toBe(25)
  expect(ageOn(day('2000-06-15'), day('2026-06-15'))).toBe(26)
  expect(ageOn(day('2004-02-29'), day('2025-02-28'))).toBe(20)
  expect(ageOn(day('2004-02-29'), day('2025-03-01'))).toBe(21)
})

test('a month later than the 31st is the last day of a short month', () => {
  expect(printDay(addMonths(day('2026-01-31'), 1) ?? 0)).toBe('2026-02-28')
  expect(printDay(addMonths(day('2026-01-31'), -2) ?? 0)).toBe('2025-11-30')
})

test('every day prints and reads back, and its parts are those of the calendar', () => {
  fc.assert(
    fc.property(fc.integer({ min: -60_000, max: 370_000 }), (count) => {
      const date = new Date(count * 86_400_000)
      expect(partsOf(count)).toEqual({
        year: date.getUTCFullYear(),
        month: date.getUTCMonth() + 1,
        dayOfMonth: date.getUTCDate(),
      })
      expect(parseDay(printDay(count))).toBe(count)
    }),
  )
})

test('months between turn their sign with the order', () => {
  expect(monthsBetween(day('2026-01-15'), day('2026-03-14'))).toBe(1)
  expect(monthsBetween(day('2026-03-14'), day('2026-01-15'))).toBe(-1)
  expect(dayOf(2026, 2, 30)).toBeNull()
})

test('an instant needs its zone', () => {
  expect(parseInstant('2026-03-31T10:00:00Z')).toBe(Date.UTC(2026, 2, 31, 10))
  expect(parseInstant('2026-03-31T10:00:00+08:00')).toBe(Date.UTC(2026, 2, 31, 2))
  for (const text of ['2026-03-31T10:00:00', '2026-02-30T10:00:00Z', '2026-03-31', 'now'])
    expect(parseInstant(text)).toBeNull()
})
