import type { SheetCell, SheetRow, SheetRows } from './sheet'

const PAGE_CELLS = 16_384
const FIRST_ROWS = 1_024

/**
 * The rows of a sheet as cells behind each other, in pages: a hundred thousand rows are a few large arrays instead of two
 * hundred thousand small ones that the memory has to be swept of. A row is made each time that it is asked for.
 */
export class PackedRows implements SheetRows {
  private readonly pages: SheetCell[][] = []
  private readonly hidden = new Set<number>()
  /** Of each row: which it is, and where its cells begin; and how many they are. */
  private ats = new Int32Array(FIRST_ROWS)
  private starts = new Int32Array(FIRST_ROWS)
  private widths = new Int32Array(FIRST_ROWS)
  private used = PAGE_CELLS
  private count = 0
  private widest = 0

  get width(): number {
    return this.widest
  }

  get length(): number {
    return this.count
  }

  add({ at, cells, isHidden }: SheetRow): void {
    const width = cells.length
    if (this.used + width > PAGE_CELLS) {
      this.pages.push(new Array<SheetCell>(Math.max(PAGE_CELLS, width)))
      this.used = 0
    }
    if (this.count === this.ats.length) this.grow()
    const page = this.pages[this.pages.length - 1] as SheetCell[]
    for (let place = 0; place < width; place++) page[this.used + place] = cells[place] as SheetCell
    this.ats[this.count] = at
    this.starts[this.count] = (this.pages.length - 1) * PAGE_CELLS + this.used
    this.widths[this.count] = width
    if (width > this.widest) this.widest = width
    if (isHidden) this.hidden.add(this.count)
    this.used += width
    this.count++
  }

  at(place: number): SheetRow | undefined {
    const row = place < 0 ? this.count + place : place
    if (row < 0 || row >= this.count) return undefined
    const start = this.starts[row] as number
    const from = start % PAGE_CELLS
    const cells = (this.pages[(start - from) / PAGE_CELLS] as SheetCell[]).slice(
      from,
      from + (this.widths[row] as number),
    )
    const at = this.ats[row] as number
    return this.hidden.size > 0 && this.hidden.has(row) ? { at, cells, isHidden: true } : { at, cells }
  }

  [Symbol.iterator](): Iterator<SheetRow> {
    let place = 0
    return {
      next: () => {
        const value = this.at(place++)
        return value ? { done: false, value } : { done: true, value }
      },
    }
  }

  private grow() {
    const longer = (short: Int32Array) => {
      const long = new Int32Array(short.length * 2)
      long.set(short)
      return long
    }
    this.ats = longer(this.ats)
    this.starts = longer(this.starts)
    this.widths = longer(this.widths)
  }
}
