import type { RowGroup, TableView } from './table-groups'
import type { Cell } from './table'

/** Groups by their exact cells, each at a number of its own: those that differ in one column only stand in a line. */
export class GroupGrid {
  /** How many places there are, taken or not. */
  readonly size: number
  /** Where each group stands. */
  readonly places: readonly number[]
  private readonly values: readonly Cell[][]
  private readonly strides: readonly number[]
  private groupAtPlace: Map<number, RowGroup> | undefined

  constructor(readonly groups: readonly RowGroup[]) {
    const codes = (groups[0]?.cells ?? []).map(() => new Map<Cell, number>())
    for (const { cells } of groups)
      codes.forEach((codeOf, at) => {
        const cell = cells[at] as Cell
        if (!codeOf.has(cell)) codeOf.set(cell, codeOf.size)
      })
    this.values = codes.map((codeOf) => [...codeOf.keys()])
    let size = 1
    this.strides = codes.map((codeOf) => (size *= codeOf.size) / codeOf.size)
    this.size = size
    this.places = groups.map(({ cells }) =>
      this.strides.reduce((sum, stride, at) => sum + stride * (codes[at]!.get(cells[at] as Cell) as number), 0),
    )
  }

  groupAt(place: number): RowGroup | undefined {
    this.groupAtPlace ??= new Map(this.places.map((each, at) => [each, this.groups[at] as RowGroup]))
    return this.groupAtPlace.get(place)
  }

  cellsAt(place: number): Cell[] {
    return this.values.map((values, at) => values[this.codeAt(place, at)] as Cell)
  }

  /** The lengths of the lines along each column. */
  get lengths(): number[] {
    return this.values.map(({ length }) => length)
  }

  /** Where the line along a column begins that a place stands in. */
  lineOf(place: number, at: number): number {
    return place - this.codeAt(place, at) * (this.strides[at] as number)
  }

  /** The places beside one, in the order of the sheet, the nearest first and what stands above it before what is below. */
  *beside(place: number): Generator<number> {
    for (let at = this.values.length - 1; at >= 0; at--) {
      const [code, stride, { length }] = [this.codeAt(place, at), this.strides[at] as number, this.values[at] as Cell[]]
      for (let away = 1; away < length; away++) {
        if (code - away >= 0) yield place - away * stride
        if (code + away < length) yield place + away * stride
      }
    }
  }

  /** The next place before this one, along each column. */
  *before(place: number): Generator<number> {
    for (const [at, stride] of this.strides.entries()) if (this.codeAt(place, at) > 0) yield place - stride
  }

  private codeAt(place: number, at: number): number {
    return Math.floor(place / (this.strides[at] as number)) % (this.values[at] as Cell[]).length
  }
}

/** The groups of a table in grids, of which each has those that take any in the same columns. */
export function gridsOf(view: TableView): GroupGrid[] {
  const alike = new Map<string, RowGroup[]>()
  for (const group of view.groups) {
    const name = group.cells.map((cell) => (cell === null ? '-' : '+')).join('')
    const groups = alike.get(name)
    if (groups) groups.push(group)
    else alike.set(name, [group])
  }
  return [...alike.values()].map((groups) => new GroupGrid(groups)).filter(({ size }) => Number.isSafeInteger(size))
}

/** How many of some groups stand in each line of a grid. */
export class LineCounts {
  private readonly counts: readonly Map<number, number>[]

  constructor(
    private readonly grid: GroupGrid,
    places: readonly number[],
  ) {
    this.counts = grid.lengths.map((length, at) => {
      const counts = new Map<number, number>()
      if (length > 1)
        for (const place of places) {
          const line = grid.lineOf(place, at)
          counts.set(line, (counts.get(line) ?? 0) + 1)
        }
      return counts
    })
  }

  /** Whether at least half of all others were counted, whichever column one goes along; all are all places, if not said. */
  hasMost(place: number, all?: LineCounts): boolean {
    return this.grid.lengths.every((length, at) => {
      const line = this.grid.lineOf(place, at)
      return 2 * this.in(at, line) >= (all?.in(at, line) ?? length) - 1
    })
  }

  private in(at: number, line: number): number {
    return this.counts[at]?.get(line) ?? 0
  }
}
