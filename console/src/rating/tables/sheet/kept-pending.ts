import type { RowChange } from '@coverwright/contract/rating/tables'
import type { Cell } from '@coverwright/rules/rating/pricing'
import type { Pending } from './save-queue'

/** A cell that was changed here: what it was, and what it is now. */
export type OwnCell = { readonly base: Cell; readonly mine: Cell }

export type OwnChanges = {
  readonly cells: ReadonlyMap<number, ReadonlyMap<number, OwnCell>>
  /** Rows that were taken away here. */
  readonly removed: ReadonlySet<number>
}

/** What was done here to some rows and is not saved yet, by row and column. */
export function keptPending(
  pending: readonly Pending[],
  rows: ReadonlySet<number>,
  idOf: (id: number) => number,
): OwnChanges {
  const cells = new Map<number, Map<number, OwnCell>>()
  const removed = new Set<number>()
  for (const { back, change } of pending) {
    if (change.kind === 'delete') for (const id of change.rows) if (rows.has(idOf(id))) removed.add(idOf(id))
    eachCell(change, (id, at, mine) => {
      const row = idOf(id)
      if (!rows.has(row)) return
      const own = cells.get(row) ?? new Map<number, OwnCell>()
      const first = own.get(at)
      cells.set(row, own.set(at, { base: first ? first.base : baseOf(back, id, at), mine }))
    })
  }
  return { cells, removed }
}

function eachCell(change: RowChange, visit: (id: number, at: number, cell: Cell) => void): void {
  if (change.kind === 'set') visit(change.row, change.at, change.cell as Cell)
  if (change.kind === 'setMany')
    for (const [line, id] of change.rows.entries())
      for (const [shift, cell] of (change.cells[line] ?? []).entries()) visit(id, change.at + shift, cell as Cell)
}

function baseOf(back: readonly RowChange[], id: number, at: number): Cell {
  for (const change of back) {
    if (change.kind === 'set' && change.row === id && change.at === at) return change.cell as Cell
    if (change.kind !== 'setMany') continue
    const line = change.rows.indexOf(id)
    const cell = line < 0 ? undefined : change.cells[line]?.[at - change.at]
    if (cell !== undefined) return cell as Cell
  }
  return null
}

/** The rows that were touched here and are on the server. */
export function keptRows(pending: readonly Pending[], idOf: (id: number) => number): Set<number> {
  const rows = new Set<number>()
  for (const { change } of pending) {
    if (change.kind === 'set') rows.add(idOf(change.row))
    else if (change.kind !== 'insert') for (const id of change.rows) rows.add(idOf(id))
    else if (change.after !== null) rows.add(idOf(change.after))
  }
  return rows
}
