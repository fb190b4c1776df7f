import { Exact } from '@coverwright/rules/money'
import { holdsNumbers } from '@coverwright/rules/rating/tables'
import type { Area } from './selection'
import type { Sheet } from './sheet'
import { type Pause, slicer } from './slices'

export type Sums = { readonly count: number; readonly sum: Exact; readonly least: Exact; readonly most: Exact }

/**
 * Sum, least and most of the figures in an area, to the digit; null where it holds fewer than two, or where nobody wants
 * it any more. In slices: a million cells would hold up the keys that are pressed meanwhile.
 */
export async function sumsIn(
  sheet: Sheet,
  { top, bottom, left, right }: Area,
  isWanted: () => boolean = () => true,
  pause: Pause = slicer(),
): Promise<Sums | null> {
  const columns: number[] = []
  for (let at = left; at <= right; at++) {
    const column = sheet.columns[at]
    if (column && holdsNumbers(column)) columns.push(at)
  }
  if (columns.length === 0) return null
  let [count, sum] = [0, Exact.zero]
  let least: Exact | null = null
  let most: Exact | null = null
  for (let row = top; row <= bottom; row++) {
    const cells = sheet.rowAt(row)?.cells
    for (const at of columns) {
      const cell = cells?.[at]
      const value = typeof cell === 'string' ? Exact.parse(cell) : null
      if (!value) continue
      count++
      sum = sum.plus(value)
      if (!least || value.compare(least) < 0) least = value
      if (!most || value.compare(most) > 0) most = value
    }
    const wait = pause()
    if (!wait) continue
    await wait
    if (!isWanted()) return null
  }
  return count < 2 || !least || !most ? null : { count, sum, least, most }
}
