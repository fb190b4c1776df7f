import { Exact } from '../../../money'
import type { Value } from '../../../design/datasets'
import { NO_ROW, type CompiledTable } from '../compile-table'

/** The row that was found, or the lower one of the two that the value lies between; null where one of them has no price. */
export type FoundValue = { readonly row: number; readonly value: Exact | null }

/** From the inputs to the value of their row, or to one on the straight line between the rows beside them; null beyond the ends. */
export type Interpolate = (table: CompiledTable, given: Value[]) => FoundValue | null

/** `at` is the input that may lie between two rows, `value` the column that is read. */
export function interpolateAlong(at: number, value: number): Interpolate {
  return (table, given) => {
    const valueAt = (row: number) => (table.isNone(row, value) ? null : table.numberAt(row, value))
    const row = table.findRow(given)
    if (row !== NO_ROW) return { row, value: valueAt(row) }
    const x = given[at] as Exact
    const points = pointsOf(table, at)
    const above = points.findIndex((point) => point.compare(x) > 0)
    if (above < 0) return null
    const read = (point: Exact) => {
      given[at] = point
      const found = table.findRow(given)
      given[at] = x
      return found === NO_ROW ? null : { point, row: found, value: valueAt(found) }
    }
    const lower = firstRead(points.slice(0, above).reverse(), read)
    const upper = firstRead(points.slice(above), read)
    if (!lower || !upper) return null
    if (!lower.value || !upper.value) return { row: (lower.value ? upper : lower).row, value: null }
    const rise = upper.value.minus(lower.value).times(x.minus(lower.point))
    return { row: lower.row, value: lower.value.plus(rise.dividedBy(upper.point.minus(lower.point))) }
  }
}

type Read = FoundValue & { readonly point: Exact }

/** Another combination of the other columns may have no row at the nearest point. */
function firstRead(points: readonly Exact[], read: (point: Exact) => Read | null): Read | null {
  for (const point of points) {
    const found = read(point)
    if (found) return found
  }
  return null
}

const kept = new WeakMap<CompiledTable, Map<number, readonly Exact[]>>()

/** The numbers of a column in their order, read once for each version of a table. */
function pointsOf(table: CompiledTable, at: number): readonly Exact[] {
  const known = kept.get(table) ?? new Map<number, readonly Exact[]>()
  kept.set(table, known)
  const points = known.get(at) ?? readPoints(table, at)
  known.set(at, points)
  return points
}

function readPoints({ columns, inputs, rows }: CompiledTable, at: number): readonly Exact[] {
  const place = columns.indexOf(inputs[at]!)
  const cells = new Set(rows.flatMap((row) => (typeof row[place] === 'string' ? [row[place]] : [])))
  return [...cells].map((cell) => Exact.from(cell)).sort((a, b) => a.compare(b))
}
