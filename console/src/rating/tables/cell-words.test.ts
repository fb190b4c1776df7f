import type { Cell, TableColumn } from '@coverwright/rules/rating/pricing'
import { formatsOf } from '@coverwright/ui/formats'
import { expect, test } from 'vitest'
import { answerWords, cellWords } from './use-cell-words'

const amount: TableColumn = { id: 'amount', title: 'Amount', role: 'amount', currency: 'HKD' }
const band: TableColumn = { id: 'value', title: 'Value', role: 'band', of: 'number' }
const code: TableColumn = { id: 'code', title: 'Code', role: 'exact', of: 'text' }
const { decimal } = formatsOf('en_us')

test.each<[TableColumn, Cell, string]>([
  [amount, '1288.50', '1,288.50'],
  [band, { from: '1000000', to: '1049999.99' }, '1,000,000-1,049,999.99'],
  [band, { from: '0', to: '49999.99' }, '0-49,999.99'],
  [band, { from: '50000', to: null }, '50,000+'],
  [band, { from: '2015', to: '2020' }, '2015-2020'],
  [code, '123456', '123456'],
  [amount, null, ''],
])('in %o, %o is shown as %s', (column, cell, words) => expect(cellWords(column, cell, decimal)).toBe(words))

test('answers of a customer are grouped where they are long figures', () => {
  expect(['850000', '2026', '12345-A', '2026-01-05'].map((answer) => answerWords(answer, decimal))).toEqual([
    '850,000',
    '2026',
    '12345-A',
    '2026-01-05',
  ])
})
