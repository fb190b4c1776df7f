import { expect, test } from 'vitest'
import { cellText, readCell } from './cell-text'

const before = { currency: 'HKD', language: 'en_us', words: {} } as const

test.each([
  ['1,000,000', { amount: { minor: 100_000_000, currency: 'HKD' }, words: {} }],
  ['99.5', { amount: { minor: 9_950, currency: 'HKD' }, words: {} }],
  ['Unlimited', { amount: null, words: { en_us: 'Unlimited' } }],
  ['0.001', { amount: null, words: { en_us: '0.001' } }],
  ['  ', null],
])('%s is read as what it is', (typed, cell) => expect(readCell(typed, before)).toEqual(cell))

test('words are of one language, a figure is of all', () => {
  const words = { en_us: 'Unlimited', zh_tw: '無上限' }
  expect(readCell('不限', { ...before, language: 'zh_tw', words })?.words).toEqual({
    en_us: 'Unlimited',
    zh_tw: '不限',
  })
  expect(readCell('', { ...before, language: 'zh_tw', words })?.words).toEqual({ en_us: 'Unlimited' })
  expect(readCell('500', { ...before, language: 'zh_tw', words })?.words).toEqual({})
})

test('an amount is written with its thousands, and with its cents only where it has some', () => {
  expect(cellText(readCell('1000000', before), 'en_us', 'en-US')).toBe('1,000,000')
  expect(cellText(readCell('99.5', before), 'zh_tw', 'en-US')).toBe('99.50')
  expect(cellText(readCell('Included', before), 'zh_tw', 'en-US')).toBe('')
  expect(cellText(null, 'en_us', 'en-US')).toBe('')
})
