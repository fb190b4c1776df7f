import { expect, test } from 'vitest'
import type { Row, TableColumn } from '../pricing'
import { holdsAlike, printRows, rowsRefusal } from './printed-rows'

const age: TableColumn = { id: 'age', title: 'Age', role: 'band', of: 'number' }
const rate: TableColumn = { id: 'rate', title: 'Rate', role: 'factor' }
const young: Row = [{ from: '18', to: '24' }, '1.8']

test('the first cell that cannot stand where it stands is named by its row and column', () => {
  expect(rowsRefusal([age, rate], [young, [{ from: '25', to: null }, 'often']], 1_001)).toEqual({
    code: 'tables.cellNotNumber',
    values: { row: 1_002, column: 'Rate' },
  })
  expect(rowsRefusal([age, rate], [young, [null]], 1)).toEqual({ code: 'tables.rowWidth', values: { row: 2 } })
  expect(rowsRefusal([age, rate], [young, [null, null]], 1)).toBeNull()
})

test('rows of one content are one text, however their bands were put together', () => {
  const other: Row = [{ to: '24', from: '18' }, '1.8']
  expect(printRows([other])).toBe(printRows([young]))
})

test('what was looked at for numbers is not taken for days, whatever the columns are called', () => {
  expect(holdsAlike([age, rate], [{ ...age, id: 'years', title: 'Years' }, rate])).toBe(true)
  expect(holdsAlike([age], [{ ...age, of: 'date' }])).toBe(false)
  expect(holdsAlike([age, rate], [age])).toBe(false)
})
