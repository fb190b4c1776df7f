import { expect, test } from 'vitest'
import { matchedBy } from './matched-by'

const known = new Set(['area', 'born', 'drivers'])

test('a table is found by answers and by the plan, each named once', () => {
  const sources = ['area', 'age(born, startDate)', 'plan', 'drivers.points', 'area + "plan"']
  expect(matchedBy(sources, known)).toEqual(['area', 'born', 'plan', 'drivers.points'])
})

test('the first day of cover is named where a table is found by the day itself', () => {
  expect(matchedBy(['startDate', '', 'gender'], known)).toEqual(['startDate'])
})
