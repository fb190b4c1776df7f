import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Exact } from './exact'
import { nearOf, offOf, sureCount, sureOrder } from './nearly'
import { roundingModes, type RoundingMode } from './rounding'

const Wide = Decimal.clone({ precision: 1_000, toExpNeg: -900, toExpPos: 900 })
type WideNumber = InstanceType<typeof Wide>
const plain = (value: WideNumber) => value.toString().replace(/^-0$/, '0')

const decimalModes: Record<RoundingMode, Decimal.Rounding> = {
  halfUp: Decimal.ROUND_HALF_UP,
  halfEven: Decimal.ROUND_HALF_EVEN,
  halfDown: Decimal.ROUND_HALF_DOWN,
  up: Decimal.ROUND_UP,
  down: Decimal.ROUND_DOWN,
  ceiling: Decimal.ROUND_CEIL,
  floor: Decimal.ROUND_FLOOR,
}

/** Where plain numbers end and long ones begin, from both sides, and usual factors and amounts. */
const nearTheLimit = fc
  .tuple(fc.constantFrom(2n ** 53n, 2n ** 52n, 2n ** 51n, 10n ** 15n, 10n ** 22n), fc.integer({ min: -3, max: 3 }))
  .map(([limit, more]) => limit + BigInt(more))
const units = fc.oneof(
  fc.bigInt({ min: -99_999n, max: 99_999n }),
  fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
  fc.tuple(nearTheLimit, fc.constantFrom(1n, -1n)).map(([size, sign]) => size * sign),
)
const decimal = fc
  .tuple(units, fc.oneof(fc.integer({ min: 0, max: 6 }), fc.constantFrom(14, 15, 16, 22, 23)))
  .map(([count, scale]) => Exact.of(count, scale).toString())
const act = fc.constantFrom('plus', 'minus', 'times', 'dividedBy') as fc.Arbitrary<
  'plus' | 'minus' | 'times' | 'dividedBy'
>

test('whatever is worked out of whatever, in any order, is right to the last digit when its digits are asked for', () => {
  fc.assert(
    fc.property(decimal, fc.array(fc.tuple(act, decimal), { maxLength: 12 }), (first, chain) => {
      let [mine, theirs] = [Exact.from(first), new Wide(first)]
      for (const [does, by] of chain) {
        if (does === 'dividedBy' && Number(by) === 0) continue
        mine = mine[does](Exact.from(by))
        theirs = does === 'dividedBy' ? theirs.dividedBy(by).toDecimalPlaces(20, 6) : theirs[does](by)
      }
      expect(mine.sign).toBe(theirs.isZero() ? 0 : theirs.isNegative() ? -1 : 1)
      expect(mine.toString()).toBe(plain(theirs))
    }),
    { numRuns: 3_000 },
  )
})

/** A hair above, below or exactly on a place where roundings part. */
const edge = fc
  .tuple(
    fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }),
    fc.constantFrom('0.05', '0.01', '1', '10', '0.001', '3', '0.07'),
    fc.constantFrom('0', '0.5'),
    fc.constantFrom('0', '1e-9', '1e-13', '1e-16', '1e-18', '1e-20', '1e-30', '-1e-9', '-1e-16', '-1e-20', '-1e-30'),
  )
  .map(([count, multiple, half, hair]) => ({
    multiple,
    value: new Wide(count.toString()).plus(half).times(multiple).plus(hair),
  }))

test('a hair beside a half or a whole coin decides as it must, however the number came about', () => {
  fc.assert(
    fc.property(edge, decimal, fc.constantFrom(...roundingModes), ({ value, multiple }, by, mode) => {
      const factor = Number(by) === 0 ? '1' : by
      const given = Exact.from(value.toFixed())
      // Once as it was read, once as a sum and a product whose digits nobody has asked for.
      const made = given.times(Exact.from('1.0000000001')).minus(given.times(Exact.from('0.0000000001')))
      const count = value.dividedBy(multiple).toDecimalPlaces(0, decimalModes[mode])
      for (const side of [given, made]) {
        expect(plain(new Wide(side.roundTo(Exact.from(multiple), mode).toString()))).toBe(plain(count.times(multiple)))
        expect(side.round(2, mode).toString()).toBe(plain(value.toDecimalPlaces(2, decimalModes[mode])))
      }
      expect(made.compare(given)).toBe(0)
      expect(made.times(Exact.from(factor)).compare(given.times(Exact.from(factor)))).toBe(0)
      expect(made.plus(Exact.from('0.0000000000000000000000000000000000000001')).compare(given)).toBe(1)
    }),
    { numRuns: 3_000 },
  )
})

test('floating point is believed only where it is certain', () => {
  fc.assert(
    fc.property(decimal, decimal, edge, fc.constantFrom(...roundingModes), (a, b, { value, multiple }, mode) => {
      const nearly = (text: string) => {
        const { units: count, scale } = Exact.from(text)
        return [nearOf(count, scale), offOf(nearOf(count, scale))] as const
      }
      expect([0, new Wide(a).comparedTo(b)]).toContain(sureOrder(...nearly(a), ...nearly(b)))
      const count = sureCount(...nearly(value.toFixed()), Number(multiple), mode)
      const right = value.dividedBy(multiple).toDecimalPlaces(0, decimalModes[mode])
      if (!Number.isNaN(count)) expect(count + 0).toBe(Number(plain(right)))
    }),
    { numRuns: 3_000 },
  )
  expect(sureOrder(Infinity, Infinity, 1, 0)).toBe(0)
  expect(sureCount(Number.NaN, 0, 1, 'up')).toBeNaN()
  expect(sureCount(2 ** 50, 0, 1, 'halfUp')).toBeNaN()
})

test('thousands of sums in a row do not wait for each other without end', () => {
  let total = Exact.of(10n ** 30n, 7)
  for (let round = 0; round < 20_000; round++) total = total.plus(Exact.of(10n ** 30n + 1n, 7))
  expect(total.toString()).toBe('2000100000000000000000000000.002')
})
