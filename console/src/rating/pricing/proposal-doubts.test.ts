import type { RateTable, Step } from '@coverwright/rules/rating/pricing'
import { expect, test } from 'vitest'
import { proposalDoubts } from './proposal-doubts'

type Look = Extract<Step, { kind: 'lookUp' }>
const table = (name: string, by: string, gives: 'amount' | 'factor'): RateTable => ({
  id: name,
  name,
  columns: [
    { id: 'by', title: by, role: 'exact', of: 'text' },
    gives === 'amount'
      ? { id: 'value', title: 'Value', role: 'amount', currency: 'HKD' }
      : { id: 'value', title: 'Value', role: 'factor' },
  ],
  versions: [],
})
const look = ({ name }: RateTable, when?: string): Look => ({
  kind: 'lookUp',
  name,
  title: name,
  table: name,
  inputs: {},
  column: 'value',
  ...(when ? { when } : {}),
})
const trips = table('Single trip', 'Zone', 'amount')
const [sport, skiing, annual] = [
  table('Sport', 'Sport', 'factor'),
  table('Ski', 'Sport', 'factor'),
  table('Annual', 'Age', 'amount'),
]
const all = [trips, sport, skiing, annual]

test('a second amount of another shape, and a table of the same shape, wait for a person to tick them', () => {
  expect([
    ...proposalDoubts(
      all.map((each) => look(each)),
      all,
    ),
  ]).toEqual([
    ['Ski', { why: 'alternative', besides: 'Sport' }],
    ['Annual', { why: 'alsoAmount', besides: 'Single trip' }],
  ])
})

test('what a condition chooses is ticked, and so is each further column of the first table', () => {
  const looks = [look(trips, 'kind == "single"'), look(trips), look(sport), look(annual, 'kind == "annual"')]
  expect(proposalDoubts(looks, all).size).toBe(0)
})
