import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBandText, readDateBand } from './band-cell'
import { readDateText } from './date-text'
import { currencyNamed, readNumberText } from './number-text'
import { meansAny, plainText } from './plain-text'
import { lookAtCell } from './read-cell'
import { cellName, columnName, shiftPoint } from './sheet'

test.each([
  ['1,234.50', 'point', '1234.50'],
  ['1.234,50', 'point', '1234.50'],
  ['1 234,50', 'comma', '1234.50'],
  ["1'234.50", 'point', '1234.50'],
  ['1.200', 'point', '1.200'],
  ['1.200', 'comma', '1200'],
  ['1,200', 'point', '1200'],
  ['1,200', 'comma', '1.200'],
  ['HKD 1,200.50', 'point', '1200.50'],
  ['€1.200,50', 'point', '1200.50'],
  ['1.200,50 €', 'comma', '1200.50'],
  ['HK$ 88', 'point', '88'],
  ['Rp 1.250.000', 'comma', '1250000'],
  ['(1,200)', 'point', '-1200'],
  ['(7.5%)', 'point', '-0.075'],
  ['−12.5', 'point', '-12.5'],
  ['１２．５', 'point', '12.5'],
  ['x1.15', 'point', '1.15'],
  ['.5', 'point', '0.5'],
  ['12.5%', 'point', '0.125'],
  ['+15%', 'point', '0.15'],
  ['007', 'point', '7'],
] as const)('%s is read as a number in a sheet of decimal %s', (text, style, number) => {
  expect(readNumberText(text, style)?.number).toBe(number)
})

test('a footnote behind a number is never a digit of it', () => {
  expect(readNumberText('1.25¹', 'point')).toBeNull()
  expect(readBandText('18-25²', 'point')).toBeNull()
  expect(lookAtCell('1.25¹').kind).toBe('text')
})

test.each([
  ['C³', 'C'],
  ['Classic²', 'Classic'],
  ['Zone 1²', 'Zone 1'],
  ['18-25²', '18-25'],
  ['50 m²', '50 m2'],
  ['Fläche (m²)', 'Fläche (m2)'],
  ['SF ½', 'SF ½'],
])('the sign of a footnote behind %s never becomes a digit of it: %s', (text, plain) => {
  expect(plainText(text)).toBe(plain)
})

test.each([
  ['Base £', 'GBP'],
  ['Base premium (EUR)', 'EUR'],
  ['Premium HKD', 'HKD'],
  ['Premium', null],
  ['Form', null],
  ['ALL', null],
])('the header %s names the currency %s', (header, currency) => {
  expect(currencyNamed(header)).toBe(currency)
})

test.each(['', 'abc', '12abc', '1,23,4', '1.2.3', '12-13', '--5', '1,2345.6', 'HKD', '%'])(
  '%s is no number',
  (text) => {
    expect(readNumberText(text, 'point')).toBeNull()
  },
)

test('a currency is told apart, a bare dollar has none', () => {
  expect(readNumberText('USD 5', 'point')?.look).toBe('currency:USD')
  expect(readNumberText('£5', 'point')?.look).toBe('currency:GBP')
  expect(readNumberText('$5', 'point')?.look).toBe('plain')
})

test('every amount is read back from all the ways it is written', () => {
  const amounts = fc.tuple(fc.integer({ min: 0, max: 99_999_999 }), fc.integer({ min: 0, max: 99 }), fc.boolean())
  fc.assert(
    fc.property(amounts, ([whole, cents, isNegative]) => {
      const digits = String(whole).replace(/\B(?=(\d{3})+$)/g, '_')
      const [part, sign] = [String(cents).padStart(2, '0'), isNegative ? '-' : '']
      const expected = `${isNegative && (whole || cents) ? '-' : ''}${whole}.${part}`
      for (const [group, point] of [
        [',', '.'],
        ['.', ','],
        [' ', ','],
        ["'", '.'],
      ] as const)
        for (const around of ['', 'HKD ', '€'])
          expect(
            readNumberText(
              `${around}${sign}${digits.replaceAll('_', group)}${point}${part}`,
              point === ',' ? 'comma' : 'point',
            )?.number,
          ).toBe(expected)
    }),
  )
})

test.each([
  ['2026-01-31', '2026-01-31'],
  ['31/01/2026', '2026-01-31'],
  ['01/31/2026', '2026-01-31'],
  ['31.1.2026', '2026-01-31'],
  ['31 Jan 2026', '2026-01-31'],
  ['31-Jan-26', '2026-01-31'],
  ['January 31, 2026', '2026-01-31'],
  ['2026年1月31日', '2026-01-31'],
  ['03/04/2026', '2026-04-03'],
  ['2026-01-31T00:00:00', '2026-01-31'],
])('%s is a day', (text, day) => expect(readDateText(text, 'dmy')?.date).toBe(day))

test.each(['31/02/2026', '2026-13-01', '45', 'May', '1/2'])('%s is no day', (text) => {
  expect(readDateText(text, 'dmy')).toBeNull()
})

test.each([
  ['18-25', 'point', { from: '18', to: '25' }],
  ['18 – 25', 'point', { from: '18', to: '25' }],
  ['18 to 25', 'point', { from: '18', to: '25' }],
  ['25+', 'point', { from: '25', to: null }],
  ['<1000', 'point', { from: null, to: '1000', isToOut: true }],
  ['up to 30', 'point', { from: null, to: '30' }],
  ['ab 30', 'point', { from: '30', to: null }],
  ['bis 30', 'point', { from: null, to: '30' }],
  ['10 & above', 'point', { from: '10', to: null }],
  ['１８－２５', 'point', { from: '18', to: '25' }],
  ['1.000 - 2.000', 'comma', { from: '1000', to: '2000' }],
  ['HKD 1,000 – HKD 2,000', 'point', { from: '1000', to: '2000' }],
  ['€1.000–€2.500', 'comma', { from: '1000', to: '2500' }],
  ['100k-200k', 'point', { from: '100000', to: '200000' }],
  ['10萬至20萬', 'point', { from: '100000', to: '200000' }],
  ['未滿18歲', 'point', { from: null, to: '18', isToOut: true }],
  ['65歲或以上', 'point', { from: '65', to: null }],
  ['超過65歲', 'point', { from: '65', to: null, isFromOut: true }],
  ['any', 'point', 'any'],
  ['Third party', 'point', null],
] as const)('%s is read as a band', (text, style, band) => expect(readBandText(text, style)).toEqual(band))

test('bands of days are read with their ends open or not', () => {
  expect(readDateBand('01/01/2026 - 31/12/2026', 'dmy')).toEqual({ from: '2026-01-01', to: '2026-12-31' })
  expect(readDateBand('from 1 Jan 2026', 'dmy')).toEqual({ from: '2026-01-01', to: null })
  expect(readDateBand('until 2026-12-31', 'dmy')).toEqual({ from: null, to: '2026-12-31' })
})

test('what nobody sees is taken out of texts, and any is any in every spelling', () => {
  expect(plainText('\u200bThird\u00a0 party\u202e ')).toBe('Third party')
  expect(['any', 'ALL', '*', '–', '不限', 'N/A'].every(meansAny)).toBe(true)
  expect(meansAny('anyone')).toBe(false)
})

test('the point of a decimal moves and comes back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 }), (units, places) => {
      const number = shiftPoint(String(units), -places)
      expect(Number(number)).toBeCloseTo(units / 10 ** places, 6)
      expect(shiftPoint(number, places)).toBe(String(units))
    }),
  )
})

test('cells are named as a spreadsheet program names them', () => {
  expect(columnName(0) + columnName(25) + columnName(26) + columnName(16_383)).toBe('AZAAXFD')
  expect(cellName('Rates', 13, 2)).toBe('Rates!C14')
  expect(cellName("Driver's age", 0, 27)).toBe("'Driver''s age'!AB1")
})
