import { expect, test } from 'vitest'
import { decisionOf } from './asking'

test.each([
  ['Accepted', 'accept'],
  [' accept with terms ', 'acceptWithTerms'],
  ['轉介', 'refer'],
  ['拒保', 'decline'],
  ['constructor', null],
] as const)('%s in a table is %s', (word, decision) => {
  expect(decisionOf(word)).toBe(decision)
})
