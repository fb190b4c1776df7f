import { parseDay } from '../../kernel'
import { Exact } from '../../money'
import type { BandEdges } from './band-tree'
import { readDecimalCell, type DecimalCell } from './decimal-cell'
import { exactKey, type MatchKey } from './match-key'
import { isPositionSafe, positionOfUnits } from './position'
import { type Band, type Cell, isNoPrice, type MatchColumn, type Row } from './table'

export type TableCode =
  | 'table.noMatchColumn'
  | 'table.noValueColumn'
  | 'table.columnTwice'
  | 'table.empty'
  | 'table.notText'
  | 'table.notYesNo'
  | 'table.notNumber'
  | 'table.notDate'
  | 'table.notBand'
  | 'table.bandReversed'
  | 'table.noValue'
  | 'table.tooManyCombinations'

/** What is wrong with one cell; row counts from 0 in the version's rows. */
export type CellProblem = { readonly code: TableCode; readonly row: number; readonly column: string }

/** Enough to mend a sheet; more would only be scrolled past. */
export const MOST_PROBLEMS = 200

export class Problems {
  readonly list: CellProblem[] = []

  add(code: TableCode, row: number, column: string): void {
    if (this.list.length < MOST_PROBLEMS) this.list.push({ code, row, column })
  }
}

/** Codes of an exact column: 0 is any, others in order of first arrival. */
export type ExactCodes = { readonly codes: Int32Array; readonly codeOf: ReadonlyMap<MatchKey, number> }

export function readExactColumn(rows: readonly Row[], at: number, column: MatchColumn, problems: Problems): ExactCodes {
  const codes = new Int32Array(rows.length)
  const codeOf = new Map<MatchKey, number>()
  for (let row = 0; row < rows.length; row++) {
    const cell = rows[row]?.[at] ?? null
    if (cell === null) continue
    const key = cellKey(cell, column)
    if (key === null) {
      problems.add(KEY_PROBLEMS[column.of], row, column.id)
      continue
    }
    let code = codeOf.get(key)
    if (code === undefined) codeOf.set(key, (code = codeOf.size + 1))
    codes[row] = code
  }
  return { codes, codeOf }
}

const KEY_PROBLEMS = {
  text: 'table.notText',
  number: 'table.notNumber',
  date: 'table.notDate',
  yesNo: 'table.notYesNo',
} as const

function cellKey(cell: Cell, column: MatchColumn): MatchKey | null {
  if (column.of === 'yesNo') return typeof cell === 'boolean' ? cell : null
  if (typeof cell !== 'string') return null
  if (column.of === 'text') return cell
  if (column.of === 'date') return parseDay(cell)
  const value = Exact.parse(cell)
  return value && exactKey(value)
}

export type BandColumn = BandEdges & { readonly scale: number }

/** Reads twice: the column's scale is that of its finest edge. */
export function readBandColumn(
  rows: readonly Row[],
  at: number,
  column: MatchColumn & { role: 'band' },
  problems: Problems,
): BandColumn {
  const edges = {
    from: new Float64Array(rows.length).fill(-Infinity),
    to: new Float64Array(rows.length).fill(Infinity),
  }
  const scale = column.of === 'date' ? 0 : Math.min(finestScale(rows, at), 12)
  for (let row = 0; row < rows.length; row++) {
    const cell = rows[row]?.[at] ?? null
    if (cell === null) continue
    if (typeof cell !== 'object') {
      problems.add('table.notBand', row, column.id)
      continue
    }
    const from = edgeOf(cell.from, column, scale)
    const to = edgeOf(cell.to, column, scale)
    if (Number.isNaN(from) || Number.isNaN(to))
      problems.add(column.of === 'date' ? 'table.notDate' : 'table.notNumber', row, column.id)
    if (cell.from !== null) edges.from[row] = cell.isFromOut ? from + 1 : from
    if (cell.to !== null) edges.to[row] = cell.isToOut ? to - 1 : to
    if ((edges.from[row] as number) > (edges.to[row] as number)) problems.add('table.bandReversed', row, column.id)
  }
  return { ...edges, scale }
}

const read: DecimalCell = { units: 0, scale: 0 }

function finestScale(rows: readonly Row[], at: number): number {
  let finest = 0
  const look = (edge: Band['from']) => {
    if (edge === null) return
    const point = edge.indexOf('.')
    if (point >= 0) finest = Math.max(finest, edge.length - point - 1)
  }
  for (const row of rows) {
    const cell = row[at]
    if (typeof cell !== 'object' || cell === null) continue
    look(cell.from)
    look(cell.to)
  }
  return finest
}

/** NaN when it cannot be read; 0 for an open edge, which the caller leaves alone. */
function edgeOf(edge: string | null, column: MatchColumn, scale: number): number {
  if (edge === null) return 0
  if (column.of === 'date') return 2 * (parseDay(edge) ?? Number.NaN)
  if (!readDecimalCell(edge, read) || read.scale > scale || !isPositionSafe(read.units, read.scale, scale))
    return Number.NaN
  return positionOfUnits(read.units, read.scale, scale)
}

/** Factors and amounts of a column, as units and scales; NaN where there is no price. */
export type NumberCells = { readonly units: Float64Array; readonly scales: Uint8Array }

export function readNumberColumn(rows: readonly Row[], at: number, id: string, problems: Problems): NumberCells {
  const units = new Float64Array(rows.length)
  const scales = new Uint8Array(rows.length)
  for (let row = 0; row < rows.length; row++) {
    const cell = rows[row]?.[at] ?? null
    if (typeof cell === 'string' && readDecimalCell(cell, read)) {
      units[row] = read.units
      scales[row] = read.scale
    } else if (isNoPrice(cell)) units[row] = Number.NaN
    else problems.add(cell === null ? 'table.noValue' : 'table.notNumber', row, id)
  }
  return { units, scales }
}
