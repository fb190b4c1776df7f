import type { Cell } from '../pricing'
import { isOfPercent } from './convert-across'
import { cellReader, figureReader, pairReader } from './convert-cell'
import { keyReader, type KeyRead } from './convert-key'
import type { KnownName, MappedColumn } from './mapping'
import type { Region } from './region'
import type { SheetCell } from './sheet'

export type Column = {
  readonly mapped: MappedColumn
  readonly read: (cell: SheetCell) => KeyRead
  readonly pair: ReturnType<typeof pairReader> | null
  readonly isKey: boolean
  readonly isFigure: boolean
  above: SheetCell
}

export function columnOf(
  mapped: MappedColumn,
  region: Region,
  known: KnownName | null,
  explained: ReadonlySet<string>,
): Column {
  const { role, at, toAt } = mapped
  const isKey = role === 'exact' || role === 'band'
  const isFigure = role === 'factor' || role === 'amount'
  const read = isKey
    ? keyReader(mapped, known, explained)
    : isFigure
      ? figureReader({ ...mapped, isOfPercent: isOfPercent(region, [at]) }, known)
      : cellReader(mapped, known)
  return { mapped, read, pair: toAt === null ? null : pairReader(mapped), isKey, isFigure, above: null }
}

export type PlacedList = { readonly place: number; readonly cells: readonly Cell[] }

/** One row for each value of its lists, the last of them turning first. */
export const eachOf = (cells: readonly Cell[], lists: readonly PlacedList[]): Cell[][] =>
  lists.reduce<Cell[][]>(
    (rows, list) => rows.flatMap((row) => list.cells.map((cell) => row.with(list.place, cell))),
    [[...cells]],
  )
