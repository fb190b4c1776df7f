import type { RegionPlan, RegionView } from '@coverwright/contract/rating/imports'
import { expect, test } from 'vitest'
import { answeredTable } from './answer-plan'
import { questionsOf } from './open-questions'

const found = { columns: [], edges: { body: { from: 1, to: 3 } }, title: '', lines: [] } as unknown as RegionView
const plan: RegionPlan = {
  sheet: 0,
  regionId: 'r1',
  isChosen: true,
  stack: null,
  tableName: 'Rates 2027',
  use: 'pricing',
  tableId: null,
  effectiveFrom: '2027-01-01',
  mapping: { columns: [], cross: null, label: null, asks: ['table'] },
}

test('the table that rates were said to be for is the answer that shows, and so is a new one', () => {
  const answerAfter = (into: Partial<RegionPlan>) =>
    answeredTable([plan], plan, 'table', { plan: into }).flatMap((said) => questionsOf(said, found))[0]?.answer
  expect(questionsOf(plan, found)[0]?.answer).toBeNull()
  expect(answerAfter({ tableId: 't1', tableName: 'Rates' })).toBe('t1')
  expect(answerAfter({ tableId: null })).toBe('new')
})
