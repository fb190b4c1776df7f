import type { RowChange } from '@coverwright/contract/rating/tables'
import type { Cell } from '@coverwright/rules/rating/pricing'
import { isScaled, scaledCell, type Scaling } from '@coverwright/rules/rating/tables'
import { cellsOf } from './fill'
import type { Area } from './selection'
import type { Sheet } from './sheet'

export type Scaled = {
  readonly changes: RowChange[]
  /** Figures that change. */
  readonly count: number
  /** Figures that would have more digits than a table holds: nothing is done while there are any. */
  readonly tooLong: number
  /** Figures that only the rounding makes zero. */
  readonly lost: number
  readonly first: { readonly before: string; readonly after: string } | null
}

/** The figures of an area scaled; what customers are matched by, words and empty cells stay. */
export function scaleCells(sheet: Sheet, area: Area, how: Scaling): Scaled {
  let [count, tooLong, lost] = [0, 0, 0]
  let first: Scaled['first'] = null
  const scale = (at: number, row: number): Cell => {
    const before = sheet.rowAt(row)?.cells[at] ?? null
    if (!isScaled(sheet.columns[at]) || typeof before !== 'string') return before
    const after = scaledCell(before, how)
    if (after === null) {
      tooLong++
      return before
    }
    if (after !== before) count++
    if (how.rounding && isZero(after) && !isZero(scaledCell(before, { ...how, rounding: null }))) lost++
    first ??= { before, after }
    return after
  }
  return { changes: cellsOf(sheet, area, scale), count, tooLong, lost, first }
}

const isZero = (figure: string | null): boolean => figure !== null && /^-?0(\.0*)?$/.test(figure)

const CENTS = 2

/** Amounts in whole cents stay so; factors and finer rates would lose what they say. */
export function isInCents(sheet: Sheet, { bottom, left, right, top }: Area): boolean {
  for (let at = left; at <= right; at++) {
    const column = sheet.columns[at]
    if (!isScaled(column)) continue
    if (column?.role === 'factor') return false
    for (let row = top; row <= bottom; row++) {
      const cell = sheet.rowAt(row)?.cells[at]
      if (typeof cell === 'string' && (cell.split('.')[1]?.length ?? 0) > CENTS) return false
    }
  }
  return true
}
