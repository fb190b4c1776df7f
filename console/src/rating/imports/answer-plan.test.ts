import type { RegionPlan } from '@coverwright/contract/rating/imports'
import { expect, test } from 'vitest'
import { answeredColumn, answeredTable, settled, startedOn, withRow } from './answer-plan'

const column = {
  at: 1,
  toAt: null,
  title: 'Vehicle',
  role: 'exact',
  of: 'text',
  source: null,
  currency: null,
  percentAs: 'share',
  emptyMeans: 'any',
  numberStyle: 'point',
  dateStyle: 'dmy',
  asks: ['empty', 'list'],
} as const
const plan = (sheet: number, stack: string | null): RegionPlan => ({
  sheet,
  regionId: 'r1',
  isChosen: true,
  stack,
  tableName: 'Terms',
  use: 'pricing',
  tableId: null,
  effectiveFrom: '2026-01-01',
  mapping: { columns: [column], cross: null, label: null, asks: ['hidden'] },
})

test('an answer is kept with its question, and the others stay open', () => {
  const [said] = answeredColumn(plan(0, null).mapping, 1, 'empty', { emptyMeans: 'above' }).columns
  expect(said).toMatchObject({ emptyMeans: 'above', asks: ['list'], answered: ['empty'] })
})

test('what is set in the columns answers the question about it', () => {
  expect(settled(column, { emptyMeans: 'above' })).toMatchObject({ asks: ['list'], answered: ['empty'] })
  expect(settled(column, { title: 'Car' })).toEqual({ title: 'Car' })
})

test('what is said of a table holds for all parts of it, and for no other', () => {
  const plans = [plan(0, 's1'), plan(1, 's1'), plan(2, null)]
  const said = answeredTable(plans, plans[0]!, 'hidden', { mapping: { hidden: 'leave' } })
  expect(said.map(({ mapping }) => mapping.hidden)).toEqual(['leave', 'leave', undefined])
  expect(said.map(({ mapping }) => mapping.asks)).toEqual([[], [], ['hidden']])
})

test('a row is taken by hand and left again', () => {
  const taken = withRow(plan(0, null).mapping, 7, true)
  expect(taken.taken).toEqual([7])
  expect(withRow(taken, 7, false).taken).toEqual([])
})

test('the first day that is said of one table holds for all whose words have two readings, and for no other', () => {
  const open = (sheet: number): RegionPlan => {
    const { mapping, ...rest } = plan(sheet, null)
    return { ...rest, mapping: { ...mapping, starts: ['2027-04-01', '2027-01-04'], asks: ['hidden', 'starts'] } }
  }
  const said = startedOn([open(0), open(1), plan(2, null)], '2027-04-01')
  expect(said.map(({ effectiveFrom }) => effectiveFrom)).toEqual(['2027-04-01', '2027-04-01', '2026-01-01'])
  expect(said.map(({ mapping }) => mapping.asks)).toEqual([['hidden'], ['hidden'], ['hidden']])
})
