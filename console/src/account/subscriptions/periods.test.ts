import { expect, test } from 'vitest'
import { nameOf, periodOf } from './periods'

test('a month is a whole one, also over New Year and in February', () => {
  expect(periodOf('thisMonth', '2026-03-31')).toEqual({ from: '2026-03-01', to: '2026-03-31' })
  expect(periodOf('lastMonth', '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(periodOf('lastMonth', '2026-01-01')).toEqual({ from: '2025-12-01', to: '2025-12-31' })
  expect(periodOf('thisYear', '2026-11-15')).toEqual({ from: '2026-01-01', to: '2026-11-15' })
})

test('days that are typed carry the name they happen to have', () => {
  expect(nameOf({}, '2026-03-31')).toBe('all')
  expect(nameOf({ from: '2026-02-01', to: '2026-02-28' }, '2026-03-31')).toBe('lastMonth')
  expect(nameOf({ from: '2026-02-01', to: '2026-02-27' }, '2026-03-31')).toBeUndefined()
})
