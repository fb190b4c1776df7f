import type { Merge, Sheet, SheetCell, SheetRow } from './sheet'

/** A sheet that can be asked for any cell; a merged cell answers with the value that it shows. */
export class Grid {
  readonly rowCount: number
  readonly width: number
  private readonly rowAt: ReadonlyMap<number, SheetRow>
  private readonly mergesAt: ReadonlyMap<number, readonly Merge[]>

  constructor(readonly sheet: Sheet) {
    this.rowAt = new Map(sheet.rows.map((row) => [row.at, row]))
    this.rowCount = (sheet.rows.at(-1)?.at ?? -1) + 1
    this.width = sheet.rows.reduce((most, row) => Math.max(most, row.cells.length), 0)
    this.mergesAt = indexMerges(sheet.merges, this.rowCount)
  }

  /** What is written there. */
  written(row: number, column: number): SheetCell {
    return this.rowAt.get(row)?.cells[column] ?? null
  }

  /** What is shown there. */
  shown(row: number, column: number): SheetCell {
    const merge = this.mergeAt(row, column)
    return merge ? this.written(merge.top, merge.left) : this.written(row, column)
  }

  mergeAt(row: number, column: number): Merge | null {
    return this.mergesAt.get(row)?.find(({ left, right }) => column >= left && column <= right) ?? null
  }

  row(at: number): SheetRow | undefined {
    return this.rowAt.get(at)
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
