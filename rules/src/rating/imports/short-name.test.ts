import { expect, test } from 'vitest'
import { lastingName, shortName, shortTitle } from './short-name'

test.each([
  ['Table 2: Factor by age', 'Factor by age'],
  ['Table 3.1: Annual gross premium, effective from 1 January 2026 (all amounts in HKD)', 'Annual gross premium'],
  ['Base premium 2026', 'Base premium'],
  ['rates_final_v1.2', 'rates'],
  ['2026', '2026'],
  ['Zone A', 'Zone A'],
  ['Plan V', 'Plan V'],
])('the table %s is called %s', (title, name) => {
  expect(shortName(title)).toBe(name)
})

test('a header is as long as what it names', () => {
  expect(shortTitle('Premium (HKD)')).toBe('Premium (HKD)')
  expect(shortTitle('Annual premium payable by the insured including levy (HKD)')).toBe('Annual premium')
  expect(shortTitle('x'.repeat(80))).toHaveLength(45)
})

test('a name is the same next year', () => {
  expect(lastingName('Base premium 2026')).toBe(lastingName('Table 1: Base Premium 2027 (HKD)'))
})
