import type { Merge, Sheet, SheetCell, SheetRow, SheetRows } from './sheet'

/** A sheet that can be asked for any cell; a merged cell answers with the value that it shows. */
export class Grid {
  readonly rowCount: number
  readonly width: number
  /** Whether any cell is merged: most sheets have none, and are asked for every cell. */
  readonly hasMerges: boolean
  private readonly placeOf: (row: number) => number
  /** The row that was asked for last: its next cell is asked for next. */
  private last: SheetRow | undefined
  private readonly mergesAt: ReadonlyMap<number, readonly Merge[]>

  constructor(readonly sheet: Sheet) {
    this.rowCount = (sheet.rows.at(-1)?.at ?? -1) + 1
    this.width = sheet.rows.width ?? widestOf(sheet.rows)
    this.placeOf = placesOf(sheet.rows, this.rowCount)
    this.mergesAt = indexMerges(sheet.merges, this.rowCount)
    this.hasMerges = this.mergesAt.size > 0
  }

  /** What is written there. */
  written(row: number, column: number): SheetCell {
    return this.row(row)?.cells[column] ?? null
  }

  /** What is shown there. */
  shown(row: number, column: number): SheetCell {
    const merge = this.mergeAt(row, column)
    return merge ? this.written(merge.top, merge.left) : this.written(row, column)
  }

  mergeAt(row: number, column: number): Merge | null {
    if (!this.hasMerges) return null
    return this.mergesAt.get(row)?.find(({ left, right }) => column >= left && column <= right) ?? null
  }

  row(at: number): SheetRow | undefined {
    if (this.last?.at !== at) this.last = this.sheet.rows.at(this.placeOf(at))
    return this.last
  }
}

function widestOf(rows: SheetRows): number {
  let widest = 0
  for (const { cells } of rows) widest = Math.max(widest, cells.length)
  return widest
}

/** Past the end, where no row is. */
const NOWHERE = Number.MAX_SAFE_INTEGER

/** At which place a row of the sheet stands; without empty rows between it is where it says. */
function placesOf(rows: SheetRows, rowCount: number): (row: number) => number {
  const first = rows.at(0)?.at ?? 0
  if (rowCount - first === rows.length) return (row) => (row >= first ? row - first : NOWHERE)
  const places = new Int32Array(rowCount).fill(-1)
  let place = 0
  for (const { at } of rows) places[at] = place++
  return (row) => {
    const at = places[row] ?? -1
    return at < 0 ? NOWHERE : at
  }
}

/** Merges of whole columns would fill every row: those past the end of the sheet are cut. */
function indexMerges(merges: readonly Merge[], rowCount: number): Map<number, Merge[]> {
  const byRow = new Map<number, Merge[]>()
  let marked = 0
  for (const merge of merges)
    for (let row = merge.top; row <= Math.min(merge.bottom, rowCount - 1) && marked < 1_000_000; row++, marked++) {
      const there = byRow.get(row)
      if (there) there.push(merge)
      else byRow.set(row, [merge])
    }
  return byRow
}
