import { expect, test } from 'vitest'
import { effectPercent, priceEffect } from '.'

test('each customer is counted once, and sums are of those who have a price on both sides', () => {
  const effect = priceEffect([
    { before: 100, after: 120 },
    { before: 100, after: 90 },
    { before: 100, after: 100 },
    { before: 100, after: null },
    { before: null, after: 100 },
    { before: null, after: null },
  ])
  expect(effect).toEqual({
    ...{ customers: 5, dearer: 1, cheaper: 1, same: 1, lost: 1, gained: 1 },
    ...{ beforeMinor: 300, afterMinor: 310 },
  })
  expect(effectPercent(effect)).toBe(3.3)
})

test('nobody with a price on both sides is no percentage', () => {
  expect(effectPercent(priceEffect([{ before: null, after: 100 }]))).toBeNull()
})
