import { expect, test } from 'vitest'
import type { RateTable } from '@coverwright/rules/rating/pricing'
import { type ChangeDraft, changeOn, changesOf, firstChange, isTypedRight, otherDayOf, takenBy } from './change-draft'

const draft = (typed: string): ChangeDraft => ({
  ...{ id: 1, table: 'base', version: 'v1', column: 'premium', where: {} },
  kind: 'add',
  typed,
})

test('how much is read as its reader writes it, and what could mean another figure is tried by nobody', () => {
  expect(changesOf([draft('1,200.5')], '.')[0]?.by).toEqual({ kind: 'add', amount: '1200.5' })
  expect(changesOf([draft('-1.200,5')], ',')[0]?.by).toEqual({ kind: 'add', amount: '-1200.5' })
  expect(changesOf([draft('1,5'), draft('')], '.')).toEqual([])
  expect(isTypedRight(draft('1.5'), ',')).toBe(false)
})

const motor: RateTable = {
  id: 'base',
  name: 'Base',
  columns: [{ id: 'premium', title: 'Premium', role: 'amount', currency: 'GBP' }],
  versions: [
    { id: 'v1', effectiveFrom: '2026-01-01', effectiveTo: '2026-12-31', rows: [] },
    { id: 'v2', effectiveFrom: '2027-01-01', effectiveTo: null, rows: [] },
  ],
}

test('what is changed is the version that prices the book on its day, not one that begins later', () => {
  expect(changeOn(motor, '2026-11-17').version).toBe('v1')
  expect(changeOn(motor, '2027-01-01').version).toBe('v2')
  // Of one that holds on no such day, the last: it is said that it does not hold.
  expect(changeOn(motor, '2025-06-01').version).toBe('v2')
})

test('a version that does not hold on the day of the book says on which it does', () => {
  const later = { ...draft('5'), version: 'v2' }
  expect(otherDayOf(later, [motor], '2026-11-17')).toBe('2027-01-01')
  expect(otherDayOf(later, [motor], '2027-03-01')).toBeNull()
  expect(otherDayOf(draft('5'), [motor], '2026-11-17')).toBeNull()
  expect(otherDayOf(draft('5'), [motor], '2027-03-01')).toBe('2026-01-01')
})

test('what is tried first is a figure that the price is made of, not the first column of the first table', () => {
  const amount = (id: string) => ({ id, title: id, role: 'amount', currency: 'GBP' }) as const
  const other: RateTable = { ...motor, id: 'excess' }
  const rated: RateTable = { ...motor, columns: [amount('cost'), amount('premium')] }
  const tables = [{ table: other }, { table: rated }]
  const taken = [{ table: 'base', column: 'premium' }]
  expect(firstChange(tables, '2026-11-17', taken)).toMatchObject({ table: 'base', column: 'premium' })
  expect(firstChange(tables, '2026-11-17', [])).toMatchObject({ table: 'excess', column: 'premium' })
  expect(changeOn(rated, '2026-11-17', taken).column).toBe('premium')
  expect(takenBy(undefined)).toEqual([])
})
