import { expect, test } from 'vitest'
import { parseDay } from '../../kernel'
import type { Recipe } from '../pricing'
import { curveOf, ONLY_PLAN, ratingOf } from '.'

const recipe: Recipe = {
  version: 1,
  currency: 'HKD',
  steps: [
    { kind: 'formula', name: 'base', title: 'Base', formula: 'sum / 10' },
    { kind: 'factor', name: 'loaded', title: 'Large sums', of: 'base', by: '1.5', when: 'sum >= 30237' },
    { kind: 'round', name: 'net', title: 'Net', of: 'loaded', rounding: { mode: 'halfUp', to: 'minorUnit' } },
  ],
  addOns: [],
  outputs: { yearly: 'net', monthly: null, parts: [] },
}
const rating = ratingOf({
  dataset: {
    names: [{ name: 'sum', type: { kind: 'money', currency: 'HKD' } }],
  },
  plans: null,
  recipe,
  guide: null,
  tables: [],
})
const day = parseDay('2026-06-01')!
const request = { answers: {}, addOns: [], today: day, startDate: day, discounts: [] }

test('a curve has a point for each value, and its jump is found to the dollar with the step that makes it; a slope is none', () => {
  if (!rating.ok) throw new Error(JSON.stringify(rating.problems))
  const values = ['10000', '20000', '30000', '40000']
  const { points, jumps } = curveOf(rating.value, request, ONLY_PLAN, {
    values: [...values, 'none'],
    answersAt: (value) => (value === 'none' ? {} : { sum: value }),
    between: (low, high) => {
      if (high === 'none') return null
      const middle = Math.floor((Number(low) + Number(high)) / 2)
      return middle > Number(low) && middle < Number(high) ? String(middle) : null
    },
  })
  expect(points.map(({ yearly }) => yearly)).toEqual([100_000, 200_000, 300_000, 600_000, null])
  expect(jumps).toMatchObject([
    { from: { at: '30236' }, to: { at: '30237' }, percent: 50, step: 'loaded', title: 'Large sums' },
    { from: { at: '40000' }, to: { at: 'none', refusal: 'logic.unanswered' }, percent: null },
  ])
})
