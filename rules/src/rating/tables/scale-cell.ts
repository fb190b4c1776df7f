import { Exact, roundBy, type RoundingMode } from '../../money'
import { type Cell, isNoPrice, type TableColumn } from '../pricing'
import { isDecimal } from './cell-refusal'

/** How figures of a table are moved, and what they are rounded to; null leaves every digit. */
export type Scaling = {
  readonly by: 'percent' | 'amount'
  readonly value: Exact
  readonly rounding: { readonly mode: RoundingMode; readonly to: string } | null
}

/** Only what a table gives is scaled: what customers are matched by stays. */
export const isScaled = (column: TableColumn | undefined): boolean =>
  column?.role === 'factor' || column?.role === 'amount'

/** The figure after it, or null where it would have more digits than a table holds: then it needs a rounding. */
export function scaledCell(cell: Cell, { by, value, rounding }: Scaling): string | null {
  if (typeof cell === 'string' && isNoPrice(cell)) return cell
  const before = typeof cell === 'string' ? Exact.parse(cell) : null
  if (!before) return null
  const after =
    by === 'percent' ? before.times(Exact.one.plus(value.times(Exact.of(1, 2)))).trimmed() : before.plus(value)
  const rounded = rounding ? roundBy(after, rounding, '') : after
  const text = rounded.toString()
  return isDecimal(text) ? text : null
}
