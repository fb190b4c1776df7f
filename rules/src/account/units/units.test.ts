import { expect, test } from 'vitest'
import { unbalancedCurrencies } from '../../company/ledger'
import { isNowLow, packOf, spendRefusal, unitLines } from '.'

test('no more is spent than there is', () => {
  expect(spendRefusal(2, 2)).toBeNull()
  expect(spendRefusal(1, 2)).toEqual({ code: 'units.tooFew', values: { balance: 1, units: 2 } })
  expect(spendRefusal(0, 1)?.code).toBe('units.tooFew')
})

test('whoever falls below the line is told once', () => {
  expect(isNowLow(21, 20)).toBe(true)
  expect(isNowLow(20, 19)).toBe(false)
  expect(isNowLow(30, 21)).toBe(false)
})

test('every movement of units sums to zero in the books', () => {
  expect(unbalancedCurrencies([...unitLines('spent', 'sms', -3), ...unitLines('bought', null, 100)])).toEqual([])
})

test('units come in packs', () => {
  expect(packOf(500)?.listPrice).toBe(1_250)
  expect(packOf(7)).toBeNull()
})
