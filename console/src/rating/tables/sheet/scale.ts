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
  readonly first: { readonly before: string; readonly after: string } | null
}

/** The figures of an area scaled; what customers are matched by, words and empty cells stay. */
export function scaleCells(sheet: Sheet, area: Area, how: Scaling): Scaled {
  let [count, tooLong] = [0, 0]
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
    first ??= { before, after }
    return after
  }
  return { changes: cellsOf(sheet, area, scale), count, tooLong, first }
}
