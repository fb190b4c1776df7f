import { expect, test } from 'vitest'
import { decisionOf } from './decision-words'

test.each([
  ['Accepted', 'accept'],
  [' accept with terms ', 'acceptWithTerms'],
  ['轉介', 'refer'],
  ['拒保', 'decline'],
  ['Refer to HO', 'refer'],
  ['Refer - HO', 'refer'],
  ['REFER (head office)', 'refer'],
  ['Referred', 'refer'],
  ['Refer if over 65', 'refer'],
  ['Refer to note 3', null],
  ['Decline - flood zone', 'decline'],
  ['Declined.', 'decline'],
  ['Decline if over 70', null],
  ['constructor', null],
] as const)('%s in a table is %s', (word, decision) => {
  expect(decisionOf(word)).toBe(decision)
})
