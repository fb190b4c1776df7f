import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Exact } from './exact'
import { roundingModes, type RoundingMode } from './rounding'

const Wide = Decimal.clone({ precision: 300, toExpNeg: -400, toExpPos: 400 })
const decimalText = fc
  .tuple(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), fc.integer({ min: 0, max: 12 }))
  .map(([units, scale]) => Exact.of(units, scale).toString())

test('a tenth and two tenths are three tenths', () => {
  expect(Exact.from('0.1').plus(Exact.from('0.2')).toString()).toBe('0.3')
  expect(Exact.from('0.1').plus(Exact.from('0.2')).equals(Exact.from('0.3'))).toBe(true)
})

test('only plain decimals are read', () => {
  for (const text of ['', '1.', '.5', '1e3', 'NaN', '1,000', '0x10', ' 1', '--1', 'Infinity'])
    expect(Exact.parse(text)).toBeNull()
  expect(Exact.from('-0').toString()).toBe('0')
  expect(Exact.from('-0012.500').toString()).toBe('-12.5')
})

test('sums, products and comparisons agree with decimal.js at any size', () => {
  fc.assert(
    fc.property(decimalText, decimalText, (a, b) => {
      const [x, y] = [Exact.from(a), Exact.from(b)]
      expect(x.plus(y).toString()).toBe(new Wide(a).plus(b).toString())
      expect(x.minus(y).toString()).toBe(new Wide(a).minus(b).toString())
      expect(x.times(y).toString()).toBe(new Wide(a).times(b).toString().replace(/^-0$/, '0'))
      expect(x.compare(y)).toBe(new Wide(a).comparedTo(b))
      if (y.sign !== 0) expect(x.rest(y).toString()).toBe(new Wide(a).mod(b).toString().replace(/^-0$/, '0'))
    }),
    { numRuns: 500 },
  )
}, 60_000)

test('a quotient is right to twenty places', () => {
  expect(Exact.from('1').dividedBy(Exact.from('3')).toString()).toBe('0.33333333333333333333')
  expect(Exact.from('1').dividedBy(Exact.from('8')).toString()).toBe('0.125')
  fc.assert(
    fc.property(decimalText, decimalText, (a, b) => {
      fc.pre(Exact.from(b).sign !== 0)
      const expected = new Wide(a).dividedBy(b).toDecimalPlaces(20, Decimal.ROUND_HALF_EVEN).toString()
      expect(Exact.from(a).dividedBy(Exact.from(b)).toString()).toBe(expected.replace(/^-0$/, '0'))
    }),
  )
})

const decimalModes: Record<RoundingMode, Decimal.Rounding> = {
  halfUp: Decimal.ROUND_HALF_UP,
  halfEven: Decimal.ROUND_HALF_EVEN,
  halfDown: Decimal.ROUND_HALF_DOWN,
  up: Decimal.ROUND_UP,
  down: Decimal.ROUND_DOWN,
  ceiling: Decimal.ROUND_CEIL,
  floor: Decimal.ROUND_FLOOR,
}

test('every named rounding agrees with decimal.js, halves and negatives included', () => {
  const halves = fc.integer({ min: -4000, max: 4000 }).map((n) => Exact.of(n * 5, 3).toString())
  fc.assert(
    fc.property(
      fc.oneof(decimalText, halves),
      fc.integer({ min: 0, max: 4 }),
      fc.constantFrom(...roundingModes),
      (a, places, mode) => {
        const expected = new Wide(a).toDecimalPlaces(places, decimalModes[mode]).toString().replace(/^-0$/, '0')
        expect(Exact.from(a).round(places, mode).toString()).toBe(expected)
      },
    ),
    { numRuns: 500 },
  )
}, 60_000)

test.each([
  ['10.02', '0.05', 'halfUp', '10'],
  ['10.025', '0.05', 'halfUp', '10.05'],
  ['10.01', '0.05', 'up', '10.05'],
  ['1234', '10', 'halfEven', '1230'],
  ['1235', '10', 'halfEven', '1240'],
  ['1245', '10', 'halfEven', '1240'],
  ['-10.025', '0.05', 'halfUp', '-10.05'],
] as const)('%s to the nearest %s, %s, is %s', (value, multiple, mode, expected) => {
  expect(Exact.from(value).roundTo(Exact.from(multiple), mode).toString()).toBe(expected)
})
