import type { GuideView } from '@coverwright/contract/rating/underwriting'
import { expect, test } from 'vitest'
import { figureColumn, withTables } from './put-tables'

const name = (name: string): GuideView['names'][number] => ({
  name,
  title: name,
  kind: 'text',
  currency: null,
  options: [],
  from: 'question',
})
const view: GuideView = {
  productId: '',
  revision: 1,
  currency: 'HKD',
  languages: ['en_us'],
  guide: { version: 1, rules: [], tables: [] },
  problems: [],
  names: [name('job'), name('gender')],
  tables: [
    {
      key: 'occupation',
      tableId: '',
      name: 'Occupation',
      use: 'underwriting',
      rowCount: 5,
      inputs: [
        { id: 'class', title: 'Occupation class' },
        { id: 'sex', title: 'Gender' },
      ],
      outputs: [{ id: 'decision', title: 'Decision' }],
    },
  ],
  today: '2026-11-15',
  may: ['edit'],
}
const columns = [
  { id: 'class', title: 'Occupation class', role: 'exact' as const, of: 'text' as const, source: 'job' },
  { id: 'sex', title: 'Gender', role: 'exact' as const, of: 'text' as const },
  { id: 'decision', title: 'Decision', role: 'text' as const },
]

test('a table is put in with what its columns are fed from, or are called like', () => {
  expect(withTables(view, [{ key: 'occupation', columns }]).tables).toMatchObject([
    {
      title: 'Occupation',
      table: 'occupation',
      inputs: { class: 'job', sex: 'gender' },
      columns: { decision: 'decision' },
    },
  ])
})

test('a table that stands there stays as it is, and one that is not known is not put in', () => {
  const guide = withTables(view, [{ key: 'occupation', columns }])
  expect(withTables({ ...view, guide }, [{ key: 'occupation', columns }])).toBe(guide)
  expect(withTables(view, [{ key: 'gone', columns }])).toBe(view.guide)
})

test('a price table that says Refer is put in by its figures: whoever has none is referred', () => {
  const premium = { id: 'premium', title: 'Premium', role: 'amount' as const, currency: 'HKD' }
  const outputs = [{ id: 'premium', title: 'Premium' }]
  const priced = { ...view, tables: view.tables.map((table) => ({ ...table, use: 'pricing' as const, outputs })) }
  const put = { key: 'occupation', columns: [...columns.slice(0, 2), premium], noPrice: 'decline' as const }
  expect(withTables(priced, [put]).tables).toMatchObject([
    { inputs: { class: 'job', sex: 'gender' }, columns: { decision: 'premium' }, otherwise: 'decline' },
  ])
  expect(withTables(priced, [{ ...put, noPrice: 'said' }]).tables).toMatchObject([
    { columns: { decision: 'premium' }, otherwise: 'accept' },
  ])
  expect(figureColumn([premium, { ...premium, id: 'other' }])).toBeNull()
})
