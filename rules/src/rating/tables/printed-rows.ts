import type { Refusal } from '../../kernel'
import type { Cell, Row, TableColumn } from '../pricing'
import { type CellCode, cellRefusal } from './cell-refusal'

/** Rows as they are kept: looked at under their columns and written down where they were read, so that nobody does it again. */
export type PrintedRows = {
  readonly columns: readonly TableColumn[]
  /** At most as many rows each as a table keeps together. */
  readonly parts: readonly PrintedPart[]
}
export type PrintedPart = { readonly text: string; readonly count: number }

/** A change of one cell writes one chunk of this many rows. */
export const CHUNK_ROWS = 1_000

export const printRows = (rows: readonly Row[]): string => JSON.stringify(rows.map(tidyRow))

/** The first cell that cannot stand where it stands, by its row, where the first of these is row `first`. */
export function rowsRefusal(
  columns: readonly TableColumn[],
  rows: readonly Row[],
  first: number,
): Refusal<CellCode | 'tables.rowWidth'> | null {
  for (const [at, row] of rows.entries()) {
    if (row.length !== columns.length) return { code: 'tables.rowWidth', values: { row: first + at } }
    for (const [place, column] of columns.entries()) {
      const code = cellRefusal(column, row[place] ?? null)
      if (code) return { code, values: { row: first + at, column: column.title } }
    }
  }
  return null
}

/** Whether what may stand in the one may stand in the other, column by column. */
export const holdsAlike = (one: readonly TableColumn[], other: readonly TableColumn[]): boolean =>
  one.length === other.length && one.every((column, at) => held(column) === held(other[at] as TableColumn))

const held = (column: TableColumn) => ('of' in column ? `${column.role} ${column.of}` : column.role)

/** One text for one content: a band's parts always in the same order. */
export const tidyRow = (row: Row): Row => row.map(tidyCell)

export function tidyCell(cell: Cell): Cell {
  if (typeof cell !== 'object' || cell === null) return cell
  const { from, to, isFromOut, isToOut } = cell
  return { from, to, ...(isFromOut && { isFromOut }), ...(isToOut && { isToOut }) }
}
