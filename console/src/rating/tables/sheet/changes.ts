import type { RowChange } from '@coverwright/contract/rating/tables'

/** The row that a change begins with, for whoever wants to look at it. */
export const firstRowOf = (change: RowChange): number =>
  change.kind === 'set' ? change.row : (change.rows[0] as number)

/** How many cells a change carries: what it weighs in memory. */
export function weightOf(change: RowChange): number {
  if (change.kind === 'set' || change.kind === 'delete') return 1
  return change.rows.length * (change.cells[0]?.length ?? 1)
}

export function resolved(change: RowChange, idOf: (id: number) => number): RowChange {
  if (change.kind === 'set') return { ...change, row: idOf(change.row) }
  const rows = change.rows.map(idOf)
  if (change.kind !== 'insert') return { ...change, rows }
  return { ...change, rows, after: change.after === null ? null : idOf(change.after) }
}

/** Cuts a change in two by its rows; what is inserted second follows what is inserted first. */
export function cutAfter(change: RowChange, rows: number): [RowChange, RowChange] | null {
  if (change.kind === 'set' || rows >= change.rows.length) return null
  const [one, other] = [change.rows.slice(0, rows), change.rows.slice(rows)]
  if (change.kind === 'delete')
    return [
      { ...change, rows: one },
      { ...change, rows: other },
    ]
  const [lines, otherLines] = [change.cells.slice(0, rows), change.cells.slice(rows)]
  const first: RowChange = { ...change, rows: one, cells: lines }
  const second: RowChange = { ...change, rows: other, cells: otherLines }
  return [first, second.kind === 'insert' ? { ...second, after: one.at(-1) as number } : second]
}

const ASCII = /^[\x20-\x7e]*$/

/** How long a cell is on the wire, at most. */
function cellBytes(cell: unknown): number {
  if (typeof cell === 'string') return 3 + cell.length * (ASCII.test(cell) ? 1 : 6)
  if (typeof cell !== 'object' || cell === null) return 6
  return 3 + JSON.stringify(cell).length
}

const ID_BYTES = 12
const CHANGE_BYTES = 80

/** How many rows of a change fit into so many bytes. */
export function rowsWithin(change: RowChange, bytes: number): { rows: number; bytes: number } {
  let used = CHANGE_BYTES
  if (change.kind === 'set') return { rows: 1, bytes: used + cellBytes(change.cell) }
  for (let at = 0; at < change.rows.length; at++) {
    let row = ID_BYTES
    if (change.kind !== 'delete') for (const cell of change.cells[at] ?? []) row += cellBytes(cell)
    if (used + row > bytes) return { rows: at, bytes: used }
    used += row
  }
  return { rows: change.rows.length, bytes: used }
}
