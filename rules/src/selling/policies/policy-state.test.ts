import { expect, test } from 'vitest'
import { policyStateOn } from '.'

const policy = { startsOn: 100, endsOn: 110, cancelledOn: null }

test.each([
  [99, 'upcoming'],
  [100, 'inForce'],
  [110, 'inForce'],
  [111, 'ended'],
] as const)('on day %i a policy of the days 100 to 110 is %s', (day, state) => {
  expect(policyStateOn(policy, day)).toBe(state)
})

test('a cancelled policy covers until the day its cancellation counts from, whenever that was written', () => {
  expect(policyStateOn({ ...policy, cancelledOn: 105 }, 104)).toBe('inForce')
  expect(policyStateOn({ ...policy, cancelledOn: 105 }, 105)).toBe('cancelled')
  expect(policyStateOn({ ...policy, cancelledOn: 100 }, 99)).toBe('cancelled')
  expect(policyStateOn({ ...policy, cancelledOn: 105 }, 200)).toBe('cancelled')
})
