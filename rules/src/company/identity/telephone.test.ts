import { expect, test } from 'vitest'
import { isTelephone } from './phone'

test.each([
  ['+852 3123 4567', true],
  ['+852 2123 4567', false],
  ['+852 3123 456', false],
  ['+86 138 0013 8000', true],
  ['+86 238 0013 8000', false],
  ['+62 812 3456 78901', true],
  ['+62 812 3456', false],
  ['+44 (20) 7946-0958', true],
  ['+44 1234', false],
  ['+49 30 123456', true],
  ['3123 4567', true],
  ['12345', false],
  ['+852 3123 456x', false],
])('%s is a number of its country: %s', (typed, fits) => expect(isTelephone(typed)).toBe(fits))
