import { isMatchColumn, type RateTable } from '../pricing'
import { printCell } from '../tables'
import type { BookFigures, LookUpHits } from './book'
import type { Touched } from './rate-change'

/**
 * What customers of one segment were found by: a cell of the column, a row that leaves it at any, no row at all, or one
 * of the many other cells.
 */
export type KeyKind = 'cell' | 'any' | 'none' | 'others'
export type Key = { readonly kind: KeyKind; readonly text: string; readonly isChanged: boolean }

/** A book cut by a column of a table that is changed, as its rows have it. */
export type KeyCut = {
  readonly table: string
  readonly column: string
  readonly keys: readonly Key[]
  /** The place among the keys, customer by customer. */
  readonly of: Uint16Array
}

/** More than this nobody reads: then the changed ones are shown and all others together. */
const MOST_KEYS = 60
const MOST_CELLS = 60_000

/** By every column that the changed tables are looked up by, in the order of the changes. */
export function keyCutsOf(
  { total, hits }: BookFigures,
  tables: readonly RateTable[],
  touched: readonly Touched[],
): KeyCut[] {
  return [...new Set(touched.map(({ table }) => table))].flatMap((id) => {
    const table = tables.find((each) => each.id === id)
    const found = [...hits.values()].find((hit) => hit.table === id)
    if (!table || !found) return []
    const rows = touched.filter((each) => each.table === id)
    return table.columns.flatMap((column, at) => {
      const cells = isMatchColumn(column) ? cellsIn(table, at) : null
      return (cells && cutBy({ table: id, column: column.id, cells, found, count: total.length, rows })) ?? []
    })
  })
}

type Cells = {
  /** Each cell once, as it is printed; the empty one is any. */
  readonly texts: readonly string[]
  /** By version: which of them stands in each row. */
  readonly places: ReadonlyMap<string, Uint16Array>
}

/** Columns that are matched do not change with the rates, so they are read once for all runs. */
const known = new WeakMap<RateTable, Map<number, Cells | null>>()

function cellsIn(table: RateTable, at: number): Cells | null {
  const columns = known.get(table) ?? new Map<number, Cells | null>()
  known.set(table, columns)
  const before = columns.get(at)
  if (before !== undefined) return before
  const cells = readCells(table, at)
  columns.set(at, cells)
  return cells
}

function readCells({ columns, versions }: RateTable, at: number): Cells | null {
  const column = columns[at]
  if (!column) return null
  const seen = new Map<string, number>()
  const places = new Map<string, Uint16Array>()
  // The newest version is the one that is looked at: its order counts.
  for (const { id, rows } of versions.toReversed()) {
    const of = new Uint16Array(rows.length)
    for (const [row, cells] of rows.entries()) {
      const text = printCell(column, cells[at])
      let place = seen.get(text)
      if (place === undefined) seen.set(text, (place = seen.size))
      if (place > MOST_CELLS) return null
      of[row] = place
    }
    places.set(id, of)
  }
  return { texts: [...seen.keys()], places }
}

type Wanted = {
  readonly table: string
  readonly column: string
  readonly cells: Cells
  readonly found: LookUpHits
  readonly count: number
  readonly rows: readonly Touched[]
}

function cutBy({ table, column, cells, found, count, rows }: Wanted): KeyCut | null {
  const { texts, places } = cells
  const changed = new Set(rows.flatMap(({ version, rows: few }) => [...few].map((row) => places.get(version)?.[row])))
  // Where every row is changed, to mark them all would say nothing.
  const isMarked = changed.size < texts.length
  const isFolded = texts.length > MOST_KEYS
  if (isFolded && (!isMarked || changed.size > MOST_KEYS)) return null
  const shown = texts.flatMap((text, place) => (isFolded && !changed.has(place) ? [] : [{ text, place }]))
  const keys: Key[] = shown.map(({ text, place }) => ({
    kind: text === '' ? 'any' : 'cell',
    text,
    isChanged: isMarked && changed.has(place),
  }))
  const others = keys.length
  const none = isFolded ? others + 1 : others
  if (isFolded) keys.push({ kind: 'others', text: '', isChanged: false })
  keys.push({ kind: 'none', text: '', isChanged: false })
  const keyOf = new Uint16Array(texts.length).fill(others)
  for (const [at, { place }] of shown.entries()) keyOf[place] = at
  return { table, column, keys, of: keysFound(found, places, keyOf, none, count) }
}

function keysFound(
  { rows, version, versions }: LookUpHits,
  places: Cells['places'],
  keyOf: Uint16Array,
  none: number,
  count: number,
): Uint16Array {
  const byVersion = versions.map((id) => places.get(id))
  const of = new Uint16Array(count)
  for (let at = 0; at < count; at++) {
    const row = (rows[at] as number) - 1
    const place = row < 0 ? undefined : byVersion[version[at] as number]?.[row]
    of[at] = place === undefined ? none : (keyOf[place] as number)
  }
  return of
}
