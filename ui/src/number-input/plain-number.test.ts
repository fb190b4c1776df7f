import { expect, test } from 'vitest'
import { plainNumber } from './plain-number'

test.each<[string, '.' | ',', number]>([
  ['12', '.', 12],
  [' １２ ', '.', 12],
  ['-3', '.', -3],
  ['1,200', '.', 1200],
  ['1 200 000.5', '.', 1_200_000.5],
  ['1,5', '.', NaN],
  ['12,34', '.', NaN],
  ['0,500', '.', NaN],
  ['1.200,50', '.', NaN],
  ['1.200', ',', 1200],
  ['1.200,50', ',', 1200.5],
  ['1.5', ',', NaN],
])('“%s” where %s marks decimals is %s', (typed, mark, number) => expect(Number(plainNumber(typed, mark))).toBe(number))
