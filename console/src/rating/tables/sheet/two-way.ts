import { isMatchColumn, isValueColumn, type Cell } from '@coverwright/rules/rating/pricing'
import { printCell } from '@coverwright/rules/rating/tables'
import type { Sheet } from './sheet'

/** A table of two keys, one down and one across; each figure with the row that it is from. */
export type TwoWay = {
  readonly down: { readonly at: number; readonly keys: readonly Cell[] }
  readonly across: { readonly at: number; readonly keys: readonly Cell[] }
  /** By line and column; undefined where no row has both keys. */
  readonly rows: readonly (readonly (number | undefined)[])[]
  /** Rows that are not shown because another has the same keys. */
  readonly twice: number
}

const MOST_ACROSS = 60
const MOST_DOWN = 500

/** The two columns that are matched, where there are just two and something is given. */
export function keysOf({ columns }: Pick<Sheet, 'columns'>): [number, number] | null {
  const [down, across, ...more] = columns.flatMap((column, at) => (isMatchColumn(column) ? [at] : []))
  const isTwo = down !== undefined && across !== undefined && more.length === 0 && columns.some(isValueColumn)
  return isTwo ? [down, across] : null
}

/** Null while rows are missing, and where there are more keys than a person looks over. The fewer keys go across. */
export function twoWayOf(sheet: Sheet): TwoWay | null {
  const keys = keysOf(sheet)
  if (!keys || !sheet.isWhole) return null
  const found = keys.map((at) => keysIn(sheet, at)) as [Map<string, Cell>, Map<string, Cell>]
  const isTurned = found[1].size > found[0].size
  const [down, across] = isTurned ? [1, 0] : [0, 1]
  const [lines, heads] = [found[down] as Map<string, Cell>, found[across] as Map<string, Cell>]
  if (lines.size > MOST_DOWN || heads.size > MOST_ACROSS) return null
  const [downAt, acrossAt] = [keys[down] as number, keys[across] as number]
  const [lineOf, headOf] = [placesOf(lines), placesOf(heads)]
  const rows = [...lines].map(() => new Array<number | undefined>(heads.size).fill(undefined))
  let twice = 0
  for (let place = 0; place < sheet.rowCount; place++) {
    const row = sheet.rowAtPlace(place)
    if (!row) continue
    const line = rows[lineOf.get(text(sheet, downAt, row.cells[downAt])) ?? -1]
    const head = headOf.get(text(sheet, acrossAt, row.cells[acrossAt])) ?? -1
    if (!line) continue
    // The upper row wins, as everywhere where prices are worked out.
    if (line[head] === undefined) line[head] = row.id
    else twice++
  }
  return {
    down: { at: downAt, keys: [...lines.values()] },
    across: { at: acrossAt, keys: [...heads.values()] },
    rows,
    twice,
  }
}

const text = ({ columns }: Sheet, at: number, cell: Cell | undefined): string => {
  const column = columns[at]
  return column ? printCell(column, cell) : ''
}

function keysIn(sheet: Sheet, at: number): Map<string, Cell> {
  const keys = new Map<string, Cell>()
  for (let place = 0; place < sheet.rowCount; place++) {
    const row = sheet.rowAtPlace(place)
    const key = text(sheet, at, row?.cells[at])
    if (row && !keys.has(key)) keys.set(key, row.cells[at] ?? null)
    if (keys.size > MOST_DOWN) break
  }
  return keys
}

const placesOf = (keys: ReadonlyMap<string, Cell>): Map<string, number> =>
  new Map([...keys.keys()].map((key, at) => [key, at]))
