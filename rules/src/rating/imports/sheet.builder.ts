import type { Merge, Sheet, SheetCell } from './sheet'

type Written = string | number | boolean | null | SheetCell

/** A sheet for tests, written as rows of values; numbers become number cells. */
export function aSheet(rows: readonly (readonly Written[])[], merges: readonly Merge[] = [], name = 'Rates'): Sheet {
  return {
    name,
    isHidden: false,
    merges,
    rows: rows.flatMap((row, at) => (row.some((cell) => cell !== null) ? [{ at, cells: row.map(cellOf) }] : [])),
  }
}

const cellOf = (cell: Written): SheetCell => (typeof cell === 'number' ? { number: String(cell), look: 'plain' } : cell)
