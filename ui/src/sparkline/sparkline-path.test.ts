import { expect, test } from 'vitest'
import { sparklinePath } from './sparkline-path'

test('the lowest value lies at the bottom and the highest at the top', () => {
  const { line, end } = sparklinePath([0, 10], 88, 34)
  expect(line).toBe('M2 32L86 2')
  expect(end).toEqual({ x: 86, y: 2 })
})

test('a month without change is a line through the middle', () => {
  expect(sparklinePath([5, 5, 5], 88, 34).line).toBe('M2 17L44 17L86 17')
})
