import type { ImportDetail, RegionPlan } from '@coverwright/contract/rating/imports'
import { expect, test } from 'vitest'
import { newTableName } from './new-table-name'

const region = (id: string, title: string) => ({
  id,
  title,
  columns: [{ name: 'Age' }],
  edges: { header: { from: 0, to: 0 } },
})
const sheet = (name: string) => ({ name, regions: [region('r1', '')] })
const detail = {
  sheets: [sheet('Rates 2027 (final v1.2)'), sheet('Fees')],
  tables: [
    { id: 't1', name: 'Rates' },
    { id: 't2', name: 'Old tariff' },
  ],
} as unknown as Pick<ImportDetail, 'sheets' | 'tables'>
const plan = (at: number, tableName: string) =>
  ({ sheet: at, regionId: 'r1', stack: null, isChosen: true, tableName }) as unknown as RegionPlan

test('a new table is called as its sheet calls it, not like the one that it was first taken for', () => {
  const plans = [plan(0, 'Old tariff'), plan(1, 'Fees')]
  expect(newTableName(detail, plans, plans[0]!)).toBe('Rates 2')
})

test('what another table of the file is called is taken, and a name of its own stays', () => {
  const plans = [plan(0, 'Old tariff'), plan(1, 'Rates 2')]
  expect(newTableName(detail, plans, plans[0]!)).toBe('Rates 3')
  expect(newTableName(detail, plans, { ...plans[0]!, tableName: 'Mine' })).toBe('Mine')
})
