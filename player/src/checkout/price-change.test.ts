import { expect, test } from 'vitest'
import { priceChange } from './price-change'

const quote = (minor: number, { hash = 'a', code = '' } = {}) => {
  const amount = { minor, currency: 'HKD', text: `HK$${minor / 100}` }
  const parts = code ? [{ kind: 'discount' as const, code, title: code, amount }] : []
  const price = { plan: 'plus', planTitle: 'Plus', addOns: [], total: amount, parts, notes: [] }
  return { bodyHash: hash, price: { ...price, startDate: '2026-04-10', endDate: '2026-04-18' } }
}

test.each([
  ['an answer', quote(20_000), 'changedAnswers'],
  ['a code', quote(8_000, { code: 'SKY10' }), 'changedCode'],
  ['a new release, whatever else changed', quote(20_000, { hash: 'b', code: 'SKY10' }), 'changedRelease'],
] as const)('%s changed the price, from the one that was told to the one that counts', (_what, after, why) => {
  const to = after.price.total.text
  expect(priceChange(quote(10_000), after)).toEqual({ why, from: 'HK$100', to })
})

test('the first price, the same one and none at all have no reason', () => {
  expect(priceChange(null, quote(10_000))).toBeNull()
  expect(priceChange(quote(10_000), quote(10_000, { hash: 'b' }))).toBeNull()
  expect(priceChange(quote(10_000), { bodyHash: 'a', price: null })).toBeNull()
})
