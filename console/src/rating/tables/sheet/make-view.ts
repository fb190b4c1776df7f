import type { Cell, TableColumn } from '@coverwright/rules/rating/pricing'
import { type DecimalMark, printCell, soughtText } from '@coverwright/rules/rating/tables'
import type { Sheet } from './sheet'
import type { SheetRow } from './sheet-row'

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
export function makeView(
  sheet: Sheet,
  { filters, only, sorting }: Viewing,
  mark: DecimalMark = '.',
): Int32Array | null {
  const wanted = Object.entries(filters).flatMap(([at, text]) =>
    text.trim() === '' ? [] : [{ at: Number(at), text: soughtText(text.trim(), mark).toLowerCase() }],
  )
  if (!sorting && wanted.length === 0 && !only) return null
  const places: number[] = []
  for (let place = 0; place < sheet.rowCount; place++) {
    const row = sheet.rowAtPlace(place)
    if (!row || (only && !only.has(row.id))) continue
    if (wanted.every(({ at, text }) => holds(sheet.columns[at], row.cells[at] ?? null, text))) places.push(place)
  }
  const view = Int32Array.from(places)
  return sorting ? sorted(sheet, view, sorting) : view
}

const holds = (column: TableColumn | undefined, cell: Cell, text: string) =>
  column !== undefined && printCell(column, cell).toLowerCase().includes(text)

/** Each row has one number that says where it goes, so that a hundred thousand are sorted within a frame or two; empty ones go last. */
function sorted(sheet: Sheet, view: Int32Array, { at, direction }: Sorting): Int32Array {
  const column = sheet.columns[at]
  if (!column) return view
  const keys = Array.from(view, (place) => sortKey(column, (sheet.rowAtPlace(place) as SheetRow).cells[at] ?? null))
  const ranks = ranksOf(keys)
  const sign = direction === 'up' ? 1 : -1
  const order = new Float64Array(sheet.rowCount)
  keys.forEach((key, index) => {
    const rank = typeof key === 'string' ? (ranks.get(key) as number) : key
    order[view[index] as number] = rank === null ? Infinity : sign * rank
  })
  return view.sort((one, other) => (order[one] as number) - (order[other] as number) || one - other)
}

/** Texts by their place in the order of the language; each different one is compared once, not each row. */
function ranksOf(keys: readonly (number | string | null)[]): Map<string, number> {
  const texts = [...new Set(keys.filter((key) => typeof key === 'string'))]
  return new Map(texts.sort(new Intl.Collator().compare).map((text, rank) => [text, rank]))
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
