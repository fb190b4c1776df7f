import type { RowChange } from '@coverwright/contract/rating/tables'
import type { Cell } from '@coverwright/rules/rating/pricing'
import { printCell } from '@coverwright/rules/rating/tables'
import type { Conflict } from './catch-up'
import type { Editing } from './editing-store'
import type { Sheet } from './sheet'

type Left = { readonly changes: RowChange[] } | { readonly conflict: Conflict }

/**
 * What becomes of what was typed into a cell. Where others changed the cell meanwhile, or took its row away, whoever
 * typed has not seen that, and is asked.
 */
export function leftCell(sheet: Sheet, { cells, column: at, rowId }: Editing, mine: Cell): Left {
  const column = sheet.columns[at]
  const row = sheet.rowAtPlace(sheet.placeOf(rowId))
  const isSame = (one: Cell | undefined, other: Cell | undefined) =>
    column !== undefined && printCell(column, one) === printCell(column, other)
  if (isSame(cells[at], mine)) return { changes: [] }
  const about = { rowId: sheet.resolve(rowId), at, mine, under: null }
  if (!row) return { conflict: { ...about, kind: 'rowGone', theirs: null, cells: cells.with(at, mine) } }
  if (isSame(row.cells[at], mine)) return { changes: [] }
  if (isSame(row.cells[at], cells[at])) return { changes: [{ kind: 'set', row: row.id, at, cell: mine as never }] }
  return { conflict: { ...about, kind: 'cell', theirs: row.cells[at] ?? null, cells: row.cells } }
}
