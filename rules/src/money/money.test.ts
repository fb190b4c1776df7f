import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies, minorDigits } from './currency'
import { Exact } from './exact'
import {
  addMoney,
  exactToMoney,
  moneyOf,
  moneyToExact,
  printMoney,
  roundToMoney,
  splitMoney,
  subtractMoney,
} from './money'
import { roundBy, roundingRefusal } from './rounding-rule'

test('a premium of a yen has no cents and one of a dinar has three digits', () => {
  expect(printMoney(roundToMoney(Exact.from('1234.5'), 'JPY', 'halfUp'))).toBe('JPY 1235')
  expect(printMoney(roundToMoney(Exact.from('1234.5'), 'KWD', 'halfUp'))).toBe('KWD 1234.500')
  expect(printMoney(moneyOf(-5, 'HKD'))).toBe('HKD -0.05')
})

test('money with smaller parts than a coin is not money yet', () => {
  expect(exactToMoney(Exact.from('10.005'), 'HKD')).toBeNull()
  expect(exactToMoney(Exact.from('10.010'), 'HKD')).toEqual({ minor: 1001, currency: 'HKD' })
})

test('two currencies are never added', () => {
  expect(() => addMoney(moneyOf(1, 'HKD'), moneyOf(1, 'USD'))).toThrow()
  expect(subtractMoney(moneyOf(1, 'HKD'), moneyOf(3, 'HKD'))).toEqual(moneyOf(-2, 'HKD'))
})

test('instalments add up to the whole and differ by one coin at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 1, max: 24 }), (minor, parts) => {
      const split = splitMoney(moneyOf(minor, 'HKD'), parts).map((part) => part.minor)
      expect(split.reduce((a, b) => a + b, 0)).toBe(minor)
      expect(Math.max(...split) - Math.min(...split)).toBeLessThanOrEqual(1)
    }),
  )
})

test('money goes to a decimal and back in every currency', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.constantFrom(...currencies), (minor, currency) => {
      expect(exactToMoney(moneyToExact(moneyOf(minor, currency)), currency)).toEqual({ minor, currency })
      expect(minorDigits(currency)).toBeLessThanOrEqual(3)
    }),
  )
})

test('a rounding rule names its way and a positive multiple', () => {
  expect(roundingRefusal({ mode: 'up', to: '0' })?.code).toBe('money.roundingMultiple')
  expect(roundingRefusal({ mode: 'up', to: 'abc' })?.code).toBe('money.roundingMultiple')
  expect(roundingRefusal({ mode: 'sideways' as 'up', to: '1' })?.code).toBe('money.roundingUnknown')
  expect(roundingRefusal({ mode: 'up', to: 'minorUnit' })).toBeNull()
  expect(roundBy(Exact.from('99.991'), { mode: 'up', to: 'minorUnit' }, 'JPY').toString()).toBe('100')
})
