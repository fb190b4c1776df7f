import { expect, test } from 'vitest'
import { cellClass } from './cell-class'

const column = { key: 'name', title: 'Name', cell: () => null }

test('the column that names the row has the room, unless it says how wide it is', () => {
  expect(cellClass({ ...column, isFixed: true }, 'cw-end')).toBe('cw-names')
  expect(cellClass({ ...column, isFixed: true, width: 90 }, 'cw-end')).toBeUndefined()
  expect(cellClass({ ...column, align: 'end', isWide: true }, 'cw-end')).toBe('cw-end cw-wide')
})
