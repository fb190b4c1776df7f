import { expect, test } from 'vitest'
import { cellText, readCell } from './cell-text'

test.each([
  ['1,000,000', { amount: { minor: 100_000_000, currency: 'HKD' }, words: '' }],
  ['99.5', { amount: { minor: 9_950, currency: 'HKD' }, words: '' }],
  ['Unlimited', { amount: null, words: 'Unlimited' }],
  ['0.001', { amount: null, words: '0.001' }],
  ['  ', null],
])('%s is read as what it is', (typed, cell) => expect(readCell(typed, 'HKD')).toEqual(cell))

test('an amount is written with its thousands, and with its cents only where it has some', () => {
  expect(cellText(readCell('1000000', 'HKD'), 'en-US')).toBe('1,000,000')
  expect(cellText(readCell('99.5', 'HKD'), 'en-US')).toBe('99.50')
  expect(cellText(null, 'en-US')).toBe('')
})
