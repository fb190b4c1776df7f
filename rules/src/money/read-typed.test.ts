import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies, minorDigits } from './currency'
import { moneyToExact } from './money'
import { type DecimalMark, readTyped, readTypedMoney } from './read-typed'

test.each<[string, DecimalMark, string | null]>([
  ['100', '.', '100'],
  ['1,200', '.', '1200'],
  ['1,200,000.50', '.', '1200000.5'],
  ['1 200 000', '.', '1200000'],
  ['1\u00a0200', '.', '1200'],
  ['1’200', '.', '1200'],
  ['１２', '.', '12'],
  [' 12.5 ', '.', '12.5'],
  ['−3', '.', '-3'],
  ['1,5', '.', null],
  ['12,34', '.', null],
  ['0,500', '.', null],
  ['012,345', '.', null],
  ['1234,567', '.', null],
  ['1,20,000', '.', null],
  ['1,200 000', '.', null],
  ['1,2000', '.', null],
  ['1.200,50', '.', null],
  ['1.200.000', '.', null],
  ['1..5', '.', null],
  ['5%', '.', null],
  ['', '.', null],
  ['1.200,50', ',', '1200.5'],
  ['1.200', ',', '1200'],
  ['1,5', ',', '1.5'],
  ['1.5', ',', null],
  ['0.500', ',', null],
  ['1,200.50', ',', null],
  ['1,200,000', ',', null],
])('“%s” where %s marks decimals is %s', (typed, mark, read) => {
  expect(readTyped(typed, mark)?.toString() ?? null).toBe(read)
})

test.each<[string, string, DecimalMark, number | null]>([
  ['1,200.50', 'HKD', '.', 120_050],
  ['1.200', 'HKD', '.', null],
  ['1.200', 'IDR', ',', 120_000],
  ['1.5', 'JPY', '.', null],
  ['1,500', 'JPY', '.', 1_500],
  ['1.234', 'KWD', '.', 1_234],
  ['-5', 'HKD', '.', null],
  ['99999999999999999', 'HKD', '.', null],
])('“%s” %s where %s marks decimals is %s of its smallest coin', (typed, currency, mark, minor) => {
  expect(readTypedMoney(typed, currency, mark)).toEqual(minor === null ? null : { minor, currency })
})

const tags: Record<DecimalMark, string[]> = { '.': ['en-US', 'en-GB', 'zh-TW', 'zh-CN'], ',': ['en-ID', 'de-DE'] }
const anyMark = fc.constantFrom<DecimalMark>('.', ',')

test('whatever amount is shown to a reader is read back as that amount', () => {
  const amount = fc.record({
    minor: fc.nat({ max: 10 ** 13 }),
    currency: fc.constantFrom(...currencies),
    mark: anyMark,
  })
  fc.assert(
    fc.property(amount, ({ minor, currency, mark }) => {
      const figure = Number(moneyToExact({ minor, currency }).toString())
      const maximumFractionDigits = minorDigits(currency)
      for (const tag of tags[mark]) {
        const shown = new Intl.NumberFormat(tag, { maximumFractionDigits }).format(figure)
        expect(readTypedMoney(shown, currency, mark)).toEqual({ minor, currency })
      }
    }),
  )
})

test('a mark is never thrown away: what is read has the digits that stood there, in groups of three or as decimals', () => {
  const typed = fc.stringMatching(/^\d{1,7}([.,]\d{1,7}){0,3}$/)
  fc.assert(
    fc.property(typed, anyMark, (text, mark) => {
      const read = readTyped(text, mark)
      if (!read) return
      const [whole = '', decimals] = text.split(mark)
      const groups = whole.split(mark === '.' ? ',' : '.')
      expect(groups.length === 1 || groups.every((group, at) => at === 0 || group.length === 3)).toBe(true)
      expect(read.compare(readTyped(`${groups.join('')}${decimals ? `.${decimals}` : ''}`, '.') ?? read)).toBe(0)
    }),
    { numRuns: 2_000 },
  )
})
