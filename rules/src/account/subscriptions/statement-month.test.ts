import { expect, test } from 'vitest'
import { type Day, parseDay } from '../../kernel'
import { endedMonths, monthRefusal } from '.'

const day = (text: string) => parseDay(text) as Day

test('months are listed once they are over, back to the one in which the account began', () => {
  expect(endedMonths(day('2026-08-31'), day('2026-11-01'))).toEqual(['2026-10', '2026-09', '2026-08'])
  expect(endedMonths(day('2026-11-01'), day('2026-11-30'))).toEqual([])
  expect(endedMonths(day('1990-01-01'), day('2026-11-30'))).toHaveLength(120)
})

test.each([
  ['2026-10', null],
  ['2026-08', null],
  ['2026-11', 'subscriptions.monthNotOver'],
  ['2027-01', 'subscriptions.monthNotOver'],
  ['2026-07', 'subscriptions.monthBefore'],
  ['2026-13', 'subscriptions.monthNotValid'],
  ['2026-1', 'subscriptions.monthNotValid'],
  ['October', 'subscriptions.monthNotValid'],
  ['２０２６-10', 'subscriptions.monthNotValid'],
])('of an account that began in August, the month %s is refused with %s', (month, code) => {
  expect(monthRefusal(month, day('2026-08-31'), day('2026-11-30'))?.code ?? null).toBe(code)
})
