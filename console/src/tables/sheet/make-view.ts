import type { Cell, TableColumn } from '@coverwright/rules/pricing'
import { printCell } from '@coverwright/rules/tables'
import type { Sheet, SheetRow } from './sheet'

export type Sorting = { readonly at: number; readonly direction: 'up' | 'down' }
export type Viewing = {
  readonly sorting: Sorting | null
  /** Text that a column must hold, by its place. */
  readonly filters: Readonly<Record<number, string>>
  /** Only these rows, where somebody asked for those with changes or with problems. */
  readonly only: ReadonlySet<number> | null
}

export const ALL: Viewing = { sorting: null, filters: {}, only: null }

/** The places of the rows to show, in order; null for all as they are. */
export function makeView(sheet: Sheet, { filters, only, sorting }: Viewing): Int32Array | null {
  const wanted = Object.entries(filters).flatMap(([at, text]) =>
    text.trim() === '' ? [] : [{ at: Number(at), text: text.trim().toLowerCase() }],
  )
  if (!sorting && wanted.length === 0 && !only) return null
  const places: number[] = []
  for (let place = 0; place < sheet.rowCount; place++) {
    const row = sheet.rowAtPlace(place)
    if (!row || (only && !only.has(row.id))) continue
    if (wanted.every(({ at, text }) => holds(sheet.columns[at], row.cells[at] ?? null, text))) places.push(place)
  }
  if (sorting) sortPlaces(sheet, places, sorting)
  return Int32Array.from(places)
}

const holds = (column: TableColumn | undefined, cell: Cell, text: string) =>
  column !== undefined && printCell(column, cell).toLowerCase().includes(text)

/** Keys are made once for each row, then compared: numbers as numbers, bands by where they begin, empty cells last. */
function sortPlaces(sheet: Sheet, places: number[], { at, direction }: Sorting): void {
  const column = sheet.columns[at]
  if (!column) return
  const sign = direction === 'up' ? 1 : -1
  const keyOf = (place: number) => sortKey(column, (sheet.rowAtPlace(place) as SheetRow).cells[at] ?? null)
  const keys = new Map(places.map((place) => [place, keyOf(place)]))
  const compareText = new Intl.Collator().compare
  places.sort((one, other) => {
    const [left, right] = [keys.get(one) ?? null, keys.get(other) ?? null]
    if (left === null || right === null) return left === right ? one - other : left === null ? 1 : -1
    const order =
      typeof left === 'number' && typeof right === 'number' ? left - right : compareText(String(left), String(right))
    return order === 0 ? one - other : sign * order
  })
}

function sortKey(column: TableColumn, cell: Cell): number | string | null {
  if (cell === null) return null
  if (typeof cell === 'boolean') return cell ? 1 : 0
  if (typeof cell === 'object') {
    const edge = cell.from ?? cell.to
    if (edge === null) return null
    const shift = cell.from === null ? -1e9 : 0
    return column.role === 'band' && column.of === 'date' ? edge : Number(edge) + shift
  }
  const isNumber =
    column.role === 'factor' || column.role === 'amount' || (column.role === 'exact' && column.of === 'number')
  return isNumber ? Number(cell) : cell
}
