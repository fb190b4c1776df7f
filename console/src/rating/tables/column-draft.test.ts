import type { TableColumnView } from '@coverwright/contract/rating/tables'
import { expect, test } from 'vitest'
import { columnsOf, draftOf } from './column-draft'

const columns: TableColumnView[] = [
  { id: 'sum', title: 'Sum', role: 'band', of: 'number', source: 'sumInsured' },
  { id: 'age', title: 'Age', role: 'band', of: 'number', places: 0 },
  { id: 'rate', title: 'Rate', role: 'amount', currency: 'HKD', trend: { along: 'age', direction: 'rising' } },
]
const drafts = columns.map((column) => draftOf(column, 'HKD'))

test('columns that are only looked at stay what they are: decimals of a band that nobody limited, what feeds it, its trend', () => {
  expect(columnsOf(drafts, columns)).toEqual(columns)
})

test('a trend goes along a column that is still a band, and is forgotten with it', () => {
  const [sum, , rate] = drafts.map((draft) => (draft.id === 'age' ? { ...draft, kind: 'exactText' as const } : draft))
  expect(columnsOf([sum!, rate!], columns)[1]).not.toHaveProperty('trend')
  const along = { ...rate!, trend: { along: 'sum', direction: 'falling' as const } }
  expect(columnsOf([sum!, along], columns)[1]).toHaveProperty('trend', { along: 'sum', direction: 'falling' })
})
