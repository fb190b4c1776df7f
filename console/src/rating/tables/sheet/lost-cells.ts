import type { RowChange } from '@coverwright/contract/rating/tables'
import type { Cell, TableColumn } from '@coverwright/rules/rating/pricing'
import { isSameStructure, printCell, readCell } from '@coverwright/rules/rating/tables'
import { cellReader } from './cell-reader'
import type { Sheet } from './sheet'

/** Cells of a column that could not be read if it were another. */
export function countMisfits(sheet: Sheet, at: number, column: TableColumn): number {
  const read = cellReader([column], '.')
  const from = sheet.columns[at]
  let count = 0
  for (let place = 0; from && place < sheet.rowCount; place++) {
    const text = printCell(from, sheet.rowAtPlace(place)?.cells[at])
    if (text !== '' && !read(0, text)?.ok) count++
  }
  return count
}

/** What puts back, once the columns are again what they were, the cells that changing them loses. */
export function lostCells(sheet: Sheet, after: readonly TableColumn[]): RowChange[] {
  return sheet.columns.flatMap((column, at): RowChange[] => {
    const next = after.find(({ id }) => id === column.id)
    if (next && isSameStructure([next], [column])) return []
    const rows: number[] = []
    const cells: Cell[][] = []
    for (let place = 0; place < sheet.rowCount; place++) {
      const row = sheet.rowAtPlace(place)
      const cell = row?.cells[at] ?? null
      if (!row || cell === null || comesBack(column, next, cell)) continue
      rows.push(row.id)
      cells.push([cell])
    }
    return rows.length === 0 ? [] : [{ kind: 'setMany', rows, at, cells: cells as never }]
  })
}

/** Read as the other kind and back again it is what it was. */
function comesBack(column: TableColumn, next: TableColumn | undefined, cell: Cell): boolean {
  if (!next) return false
  const there = readCell(next, printCell(column, cell))
  if (!there.ok) return false
  const back = readCell(column, printCell(next, there.cell))
  return back.ok && printCell(column, back.cell) === printCell(column, cell)
}
