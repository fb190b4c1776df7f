import { expect, test } from 'vitest'
import { giftCardRefusal, giftCardStates } from '.'

test.each([
  ['edit', ['draft', 'active']],
  ['activate', ['draft']],
  ['retire', ['active']],
  ['delete', ['draft']],
] as const)('%s is for gift cards that are %j', (act, states) => {
  expect(giftCardStates.filter((state) => giftCardRefusal(state, act) === null)).toEqual(states)
})
