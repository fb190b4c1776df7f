import type { RegionPlan, RegionView } from '@coverwright/contract/rating/imports'
import { expect, test } from 'vitest'
import type { Question } from './open-questions'
import { exampleOf } from './question-example'

const found = { edges: { body: { from: 1, to: 3 } } } as unknown as RegionView
const question = (sample: string, zeros: number, at: number | null): Question => ({
  key: 'scale',
  ask: 'scale',
  at,
  title: 'Rate ‰',
  rows: [],
  count: 0,
  sample,
  zeros,
  options: [],
  answer: null,
})
type Style = 'point' | 'comma'
const shown = (sample: string, zeros: number, numberStyle: Style) => {
  const columns = [{ at: 2, title: 'Rate ‰', role: 'factor', numberStyle }]
  const inColumn = { mapping: { columns, cross: null } } as unknown as RegionPlan
  const across = { mapping: { columns: [], cross: { columns: [2], value: { numberStyle } } } } as unknown as RegionPlan
  const [one, other] = [
    exampleOf(inColumn, found, question(sample, zeros, 2), new Map()),
    exampleOf(across, found, question(sample, zeros, null), new Map()),
  ]
  expect(one.scaled).toBe(other.scaled)
  return one.scaled
}

test.each([
  ['1,25', -3, 'comma', '0.00125'],
  ['1.25', -3, 'point', '0.00125'],
  // A cell that is a number has a point, also where others are typed with a comma.
  ['1.25', -3, 'comma', '0.00125'],
  ['1,250', -3, 'comma', '0.00125'],
  ['1,250', 3, 'point', '1,250,000'],
  ['1.250,5', 3, 'comma', '1,250,500'],
  ['12 – 24,5', 3, 'comma', '12,000 – 24,500'],
  ['500+', 3, 'point', '500,000+'],
] as const)('“%s” by a power of ten of %i, decimals by %s, means %s', (sample, zeros, style, means) => {
  expect(shown(sample, zeros, style)).toBe(means)
})
