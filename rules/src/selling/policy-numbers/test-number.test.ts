import { expect, test } from 'vitest'
import { designRefusals, type PolicyNumberDesign } from './design'
import { printTestNumber, testCountOf } from './test-number'

test.each([
  [1, 'TEST/000001'],
  [123_456, 'TEST/123456'],
  [1_000_000, 'TEST/1000000'],
])('test %i is printed %s, and read again', (count, printed) => {
  expect(printTestNumber(count)).toBe(printed)
  expect(testCountOf(printed)).toBe(count)
})

test.each(['TEST-000001', 'TEST/', 'TEST/1', 'TEST/00000A', 'TL-0001', ''])('%s is no number of a test', (number) => {
  expect(testCountOf(number)).toBeNull()
})

test('no design can print the number of a test', () => {
  const design: PolicyNumberDesign = {
    ...{ prefixes: [{ kind: 'text', text: 'TEST/' }], symbol: '', length: 6, min: 1, max: 9, start: 1 },
    ...{ suffixes: [], startDate: null, endDate: null },
  }
  expect(designRefusals(design).map(({ code }) => code)).toEqual(['policyNumbers.badPart'])
})
