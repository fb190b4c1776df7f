import type { ChangesSince, RowChange, RowView } from '@coverwright/contract/rating/tables'
import type { Cell } from '@coverwright/rules/rating/pricing'
import { cellKey } from '@coverwright/rules/rating/tables'
import { keptPending } from './kept-pending'
import type { Pending } from './save-queue'
import type { Sheet } from './sheet'

/** One place that two people changed: both values, until somebody says which one it is. */
export type Conflict = {
  readonly kind: 'cell' | 'rowGone' | 'rowKept'
  readonly rowId: number
  readonly at: number
  readonly mine: Cell
  readonly theirs: Cell
  /** The whole row as it was here, and the row that it stood under, to put it back. */
  readonly cells: readonly Cell[]
  readonly under: number | null
}

export type Theirs = Pick<ChangesSince, 'gone' | 'rows'>

export type CaughtUp = {
  /** What makes of the rows here those of the server, with what is not saved on top. */
  readonly changes: readonly RowChange[]
  /** What is still to be saved. */
  readonly pending: readonly Pending[]
  readonly conflicts: readonly Conflict[]
}

/**
 * Brings rows that others changed together with what was done here and is not saved yet. Cells that only one side
 * touched are merged; of a cell that both touched theirs is shown, and mine is told, not lost.
 */
export function catchUp(sheet: Sheet, pending: readonly Pending[], theirs: Theirs): CaughtUp {
  const touched = new Set([...theirs.rows.map(({ id }) => id), ...theirs.gone])
  const { cells, removed } = keptPending(pending, touched, (id) => sheet.resolve(id))
  const conflicts: Conflict[] = []
  const changes: RowChange[] = []
  const dropped = new Map<number, Set<number>>()
  const drop = (id: number, at: number) => {
    const places = dropped.get(id) ?? new Set<number>()
    dropped.set(id, places.add(at))
  }

  for (const id of theirs.gone) {
    const here = sheet.rowAtPlace(sheet.placeOf(id))
    if (!here) continue
    for (const [at, { mine }] of cells.get(id) ?? []) {
      conflicts.push({ kind: 'rowGone', rowId: id, at, mine, theirs: null, cells: here.cells, under: above(sheet, id) })
      drop(id, at)
    }
    changes.push({ kind: 'delete', rows: [id] })
  }
  for (const row of theirs.rows) {
    const merged = [...row.cells] as Cell[]
    for (const [at, { base, mine }] of cells.get(row.id) ?? []) {
      const column = sheet.columns[at]
      const their = merged[at] ?? null
      const isSame = (one: Cell, other: Cell) => column && cellKey(column, one) === cellKey(column, other)
      if (isSame(their, base) || isSame(their, mine)) merged[at] = mine
      else {
        conflicts.push({ kind: 'cell', rowId: row.id, at, mine, theirs: their, cells: merged, under: null })
        drop(row.id, at)
      }
    }
    changes.push(...arrival(sheet, row, merged))
    if (removed.has(row.id))
      conflicts.push({
        ...{ kind: 'rowKept', rowId: row.id, at: 0, mine: null, theirs: merged[0] ?? null },
        ...{ cells: merged, under: null },
      })
  }
  return { changes, pending: stillToSave(sheet, pending, dropped, { touched, gone: new Set(theirs.gone) }), conflicts }
}

const above = (sheet: Sheet, id: number) => sheet.rowAtPlace(sheet.placeOf(id) - 1)?.id ?? null

function arrival(sheet: Sheet, { after, id }: RowView & { after: number | null }, cells: Cell[]): RowChange[] {
  const isHere = sheet.placeOf(id) >= 0
  if (isHere) return [{ kind: 'setMany', rows: [id], at: 0, cells: [cells] as never }]
  return [{ kind: 'insert', rows: [id], after, cells: [cells] as never }]
}

/** Without cells that theirs won, and without deleting what others touched; in place of a row that is gone one that is there. */
function stillToSave(
  sheet: Sheet,
  pending: readonly Pending[],
  dropped: ReadonlyMap<number, ReadonlySet<number>>,
  { touched, gone }: Record<'touched' | 'gone', ReadonlySet<number>>,
): Pending[] {
  const isDropped = (id: number, at: number) => dropped.get(sheet.resolve(id))?.has(at) ?? false
  return pending.flatMap(({ back, change }): Pending[] => {
    const put = (kept: RowChange[]) => kept.map((one) => ({ change: one, back }))
    switch (change.kind) {
      case 'set':
        return put(isDropped(change.row, change.at) ? [] : [change])
      case 'setMany': {
        const isClean = change.rows.every((id) => !dropped.has(sheet.resolve(id)))
        return put(isClean ? [change] : singles(change).filter(({ at, row }) => !isDropped(row, at)))
      }
      case 'delete': {
        const rows = change.rows.filter((id) => !touched.has(sheet.resolve(id)))
        return put(rows.length > 0 ? [{ kind: 'delete', rows }] : [])
      }
      case 'insert':
        return put([{ ...change, after: stillThere(sheet, change, gone) }])
    }
  })
}

function singles({ at, cells, rows }: RowChange & { kind: 'setMany' }): (RowChange & { kind: 'set' })[] {
  return rows.flatMap((row, line) =>
    (cells[line] ?? []).map((cell, shift) => ({ kind: 'set' as const, row, at: at + shift, cell })),
  )
}

/** The row to come after; where others took it away, the nearest above that is saved and stays. */
function stillThere(sheet: Sheet, { after, rows }: RowChange & { kind: 'insert' }, gone: ReadonlySet<number>) {
  if (after === null || !gone.has(sheet.resolve(after))) return after
  for (let place = sheet.placeOf(rows[0] as number) - 1; place >= 0; place--) {
    const above = sheet.rowAtPlace(place)
    if (above && above.id > 0 && !gone.has(above.id)) return above.id
  }
  return null
}
