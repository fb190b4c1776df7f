import { expect, test } from 'vitest'
import { freeProductName, MAX_PRODUCT_NAME } from '.'

test.each([
  ['nobody has it', 'Car', [], 'Car'],
  ['one has it', 'Car', ['Car'], 'Car (2)'],
  ['three have it', 'Car', ['Car', 'Car (2)', 'Car (3)'], 'Car (4)'],
  ['a copy is copied', 'Car (2)', ['Car', 'Car (2)'], 'Car (2) (2)'],
])('a free name where %s', (_when, wanted, taken, name) => {
  expect(freeProductName(wanted, new Set(taken))).toBe(name)
})

test('a free name is never too long', () => {
  const long = 'x'.repeat(MAX_PRODUCT_NAME)
  expect(freeProductName(long, new Set([long]))).toHaveLength(MAX_PRODUCT_NAME)
})
