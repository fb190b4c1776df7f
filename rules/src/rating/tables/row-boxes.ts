import { parseDay } from '../../kernel'
import { Exact } from '../../money'
import { type BandView, positionOfExact, type Row, type RowGroup, type TableColumn, viewTable } from '../pricing'

/** From and to in every band, both included. */
export type Box = readonly (readonly [number, number])[]

/** Rows looked at for all mends of a table; beyond it a sheet has none. */
const MOST_LOOKED_AT = 20_000_000

/** The rows of a table as boxes in the space of their bands, in groups that agree in everything else. */
export class RowBoxes {
  readonly bands: readonly BandView[]
  readonly groups: readonly RowGroup[]
  private readonly wild: readonly RowGroup[]
  private readonly groupOfRow = new Map<number, RowGroup>()
  private left = MOST_LOOKED_AT

  constructor(
    readonly columns: readonly TableColumn[],
    readonly rows: readonly Row[],
  ) {
    const { bands, groups } = viewTable(columns, rows)
    this.bands = bands
    this.groups = groups
    this.wild = groups.filter(({ cells }) => cells.includes(null))
    for (const group of groups) for (const row of group.rows) this.groupOfRow.set(row, group)
  }

  groupOf(row: number): RowGroup | undefined {
    return this.groupOfRow.get(row)
  }

  boxOf(row: number): Box {
    return this.bands.map(({ from, to }) => [from[row] as number, to[row] as number])
  }

  /** Where a customer is among the bands; null when it does not say. */
  placeOf(customer: Readonly<Record<string, string>>): number[] | null {
    const place = this.bands.map(({ column, scale }) => {
      const said = customer[column.id] ?? ''
      if (column.of === 'date') return 2 * (parseDay(said) ?? Number.NaN)
      const value = Exact.parse(said)
      return value ? positionOfExact(value, scale) : Number.NaN
    })
    return place.every(Number.isFinite) ? place : null
  }

  isIn(row: number, place: readonly number[], except = -1): boolean {
    return this.bands.every(
      ({ from, to }, at) => at === except || ((from[row] as number) <= place[at]! && place[at]! <= (to[row] as number)),
    )
  }

  /** Rows that may take a customer of the group: its own, and those that take any where it says something. */
  *rowsBeside(group: RowGroup): Generator<number> {
    const others = group.cells.includes(null) ? this.groups : this.wild
    const isBeside = ({ cells }: RowGroup) =>
      cells.every((cell, at) => cell === null || group.cells[at] === null || cell === group.cells[at])
    for (const each of [group, ...others.filter((other) => other !== group && isBeside(other))])
      for (const row of each.rows) {
        if (--this.left < 0) return
        yield row
      }
  }

  /** Whether nobody within the box is taken yet. Where too much was looked at, that is not known. */
  isFree(group: RowGroup, box: Box): boolean {
    for (const row of this.rowsBeside(group))
      if (this.boxOf(row).every(([from, to], at) => from <= box[at]![1] && to >= box[at]![0])) return false
    return this.left > 0
  }

  /** Whether a row above takes everybody within the box. */
  isHidden(group: RowGroup, row: number, box: Box): boolean {
    for (const above of this.rowsBeside(group))
      if (above < row && this.boxOf(above).every(([from, to], at) => from <= box[at]![0] && to >= box[at]![1]))
        return true
    return this.left <= 0
  }
}
