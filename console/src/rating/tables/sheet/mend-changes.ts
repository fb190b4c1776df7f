import type { MendView, RowChange } from '@coverwright/contract/rating/tables'
import type { Cell } from '@coverwright/rules/rating/pricing'
import { cellKey } from '@coverwright/rules/rating/tables'
import type { Sheet } from './sheet'

/** What a mend does to the rows, as one thing to be undone; null when they are no longer those that it was made for. */
export function mendChanges(sheet: Sheet, { edits }: MendView): RowChange[] | null {
  const rowOf = (id: number) => sheet.rowAtPlace(sheet.placeOf(id))
  const changes: RowChange[] = []
  const inserts = new Map<number, RowChange & { kind: 'insert' }>()
  for (const edit of edits) {
    const row = rowOf(edit.kind === 'insert' ? edit.after : edit.row)
    if (!row) return null
    if (edit.kind === 'delete') changes.push({ kind: 'delete', rows: [edit.row] })
    else if (edit.kind === 'set') {
      if (!isSame(sheet, edit.at, row.cells[edit.at] ?? null, edit.was as Cell)) return null
      changes.push({ kind: 'set', row: edit.row, at: edit.at, cell: edit.cell })
    } else {
      const insert = inserts.get(edit.after) ?? { kind: 'insert', rows: [], after: edit.after, cells: [] }
      if (!inserts.has(edit.after)) changes.push(insert)
      inserts.set(edit.after, insert)
      insert.rows.push(sheet.newId())
      insert.cells.push(edit.cells)
    }
  }
  return changes
}

function isSame({ columns }: Sheet, at: number, one: Cell, other: Cell): boolean {
  const column = columns[at]
  return column !== undefined && cellKey(column, one) === cellKey(column, other)
}
