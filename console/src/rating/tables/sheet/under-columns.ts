import type { RowChange } from '@coverwright/contract/rating/tables'
import type { Cell, TableColumn } from '@coverwright/rules/rating/pricing'
import { isSameStructure } from '@coverwright/rules/rating/tables'
import type { Pending } from './save-queue'

/** What is not saved yet, for a table that got other columns meanwhile: cells go where their column went. */
export function underColumns(
  pending: readonly Pending[],
  before: readonly TableColumn[],
  after: readonly TableColumn[],
): Pending[] {
  const places = before.map((column) => {
    const at = after.findIndex(({ id }) => id === column.id)
    return at >= 0 && isSameStructure([column], [after[at] as TableColumn]) ? at : -1
  })
  const move = (changes: readonly RowChange[]) => changes.flatMap((change) => moved(change, places, after.length))
  return pending.flatMap(({ back, change }) => {
    const moves = move(back)
    return move([change]).map((one) => ({ change: one, back: moves }))
  })
}

function moved(change: RowChange, places: readonly number[], width: number): RowChange[] {
  switch (change.kind) {
    case 'set': {
      const at = places[change.at] ?? -1
      return at < 0 ? [] : [{ ...change, at }]
    }
    case 'setMany':
      return (change.cells[0] ?? []).flatMap((_, shift): RowChange[] => {
        const at = places[change.at + shift] ?? -1
        return at < 0 ? [] : [{ ...change, at, cells: change.cells.map((line) => [line[shift] ?? null]) }]
      })
    case 'insert':
      return [{ ...change, cells: change.cells.map((line) => movedLine(line as Cell[], places, width)) as never }]
    case 'delete':
      return [change]
  }
}

function movedLine(line: readonly Cell[], places: readonly number[], width: number): Cell[] {
  const cells = new Array<Cell>(width).fill(null)
  for (const [at, place] of places.entries()) if (place >= 0) cells[place] = line[at] ?? null
  return cells
}
