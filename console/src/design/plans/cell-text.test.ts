import { expect, test } from 'vitest'
import { cellText, looksLikeAmount, readAmount, readCell } from './cell-text'

const before = { currency: 'HKD', mark: '.', language: 'en_us', words: {} } as const

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

test.each([
  ['HK$2,000,000', 200_000_000],
  ['$500', 50_000],
  ['2 000 HKD', 200_000],
  ['hkd 12.50', 1_250],
])('%s is the figure without its currency', (typed, minor) => {
  expect(readAmount(typed, 'HKD', '.')).toEqual({ minor, currency: 'HKD' })
})

test.each(['-5', '12.345', 'USD 500', '£500', '1.234,56', '1,5', '12,34', '1.200', 'HK$1,5'])(
  '%s is meant as an amount and is none',
  (typed) => {
    expect(readAmount(typed, 'HKD', '.')).toBeNull()
    expect(looksLikeAmount(typed)).toBe(true)
  },
)

test.each(['Unlimited', '80%', '24/7', '2 nights', 'Up to 500', ''])('“%s” is words', (typed) => {
  expect(looksLikeAmount(typed)).toBe(false)
})

test('an amount is read as its reader writes it', () => {
  expect(readAmount('Rp 1.200', 'IDR', ',')).toEqual({ minor: 120_000, currency: 'IDR' })
  expect(cellText(readCell('1.200,50', { ...before, mark: ',' }), 'en_id', 'en-ID')).toBe('1.200,50')
})
