import { expect, test } from 'vitest'
import { isPercent } from './percent'

test('a percentage that is typed lies between 0 and 99, both included', () => {
  for (const fits of [0, 0.5, 15, 98.9, 99]) expect(isPercent(fits)).toBe(true)
  for (const wrong of [-0.1, 99.01, 99.5, 100, NaN, Infinity]) expect(isPercent(wrong)).toBe(false)
})
