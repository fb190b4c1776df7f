import type { RowChange } from '@coverwright/contract/rating/tables'
import type { Conflict } from './catch-up'

type Conflicts = readonly Conflict[]

/** A cell is asked about once: what is new about it takes the place of what was. */
export const joinConflicts = (before: Conflicts, coming: Conflicts): Conflicts => [
  ...before.filter(({ at, rowId }) => !coming.some((one) => one.rowId === rowId && one.at === at)),
  ...coming,
]

/** Whoever writes into a cell has said what it shall be. */
export function withoutWritten(conflicts: Conflicts, changes: readonly RowChange[]): Conflicts {
  if (conflicts.length === 0) return conflicts
  const isIn = (change: RowChange, { at, rowId }: Conflict) =>
    change.kind === 'set'
      ? change.row === rowId && change.at === at
      : change.kind === 'setMany' &&
        change.rows.includes(rowId) &&
        at >= change.at &&
        at < change.at + (change.cells[0]?.length ?? 0)
  return conflicts.filter((conflict) => !changes.some((change) => isIn(change, conflict)))
}
