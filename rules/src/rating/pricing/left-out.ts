import { NO_ROW, type CompiledTable } from './compile-table'
import type { Cell } from './table'
import {
  customerOf,
  firstInside,
  inputsAt,
  nextPoint,
  previousPoint,
  type BandView,
  type Customer,
  type TableView,
} from './table-groups'

/** Beyond this it would take longer than a person waits for a check. */
const MOST_TRIED = 400_000

/**
 * A customer with no row although the table has each of their values: employees of ages that only dependants have rows
 * for. That may well be meant, so it is no finding; but nobody may then be told that every customer is taken.
 */
export function findLeftOut(view: TableView, table: CompiledTable): Customer | 'untried' | null {
  const exact = exactValues(view)
  const points = view.bands.map((band) => pointsOf(band, view.rows.length))
  const size = [...exact, ...points].reduce((all, { length }) => all * length, 1)
  if (size > MOST_TRIED) return 'untried'
  for (let place = 0; place < size; place++) {
    let rest = place
    const next = <Entry>(entries: readonly Entry[]): Entry => {
      const entry = entries[rest % entries.length] as Entry
      rest = Math.floor(rest / entries.length)
      return entry
    }
    const positions = points.map(next)
    const inputs = inputsAt(view, exact.map(next), positions)
    if (table.findRow(inputs) === NO_ROW) return customerOf(view, inputs)
  }
  return null
}

/** What stands in each exact column; only 'any' where nothing else does. */
function exactValues({ columns, rows }: TableView): Cell[][] {
  return columns.flatMap((column, at) => {
    if (column.role !== 'exact') return []
    const values = new Set(rows.map((row) => row[at] ?? null))
    if (values.size > 1) values.delete(null)
    return [[...values]]
  })
}

/** Where customers enter a band or have just left one, from the first that any row takes to the last. */
function pointsOf(band: BandView, rows: number): number[] {
  const points = new Set<number>()
  let [least, most] = [Infinity, -Infinity]
  for (let row = 0; row < rows; row++) {
    points.add(firstInside(band, row)).add(nextPoint(band, band.to[row] as number))
    least = Math.min(least, band.from[row] as number)
    most = Math.max(most, band.to[row] as number)
  }
  const inside = [...points].filter((point) => Number.isFinite(point) && point >= least && point <= most)
  const [first = 0] = inside.sort((a, b) => a - b)
  return least === -Infinity ? [previousPoint(band, first), ...inside] : inside
}
