import { parseDay } from '../../kernel'
import { Exact } from '../../money'
import { type Band, type Cell, isNoPrice, type TableColumn } from '../pricing'

export const MAX_CELL_TEXT = 500

export type CellCode =
  | 'tables.cellNotText'
  | 'tables.cellTooLong'
  | 'tables.cellNotYesNo'
  | 'tables.cellNotNumber'
  | 'tables.cellNotDate'
  | 'tables.cellNotBand'
  | 'tables.cellBandReversed'

export const cellCodes = [
  'tables.cellNotText',
  'tables.cellTooLong',
  'tables.cellNotYesNo',
  'tables.cellNotNumber',
  'tables.cellNotDate',
  'tables.cellNotBand',
  'tables.cellBandReversed',
] as const satisfies readonly CellCode[]

/** Decimals of at most 15 digits: what a compiled table holds exactly. */
const DECIMAL = /^[+-]?(?=(?:\.?\d){1,15}$)\d+(?:\.\d+)?$/

export const isDecimal = (text: string): boolean => DECIMAL.test(text)

/** Whether a cell may stand in its column. Empty always may: in a matched column it is any, in a value it is still missing. */
export function cellRefusal(column: TableColumn, cell: Cell): CellCode | null {
  if (cell === null) return null
  switch (column.role) {
    case 'exact':
      return exactRefusal(column.of, cell)
    case 'band':
      return typeof cell === 'object' ? bandRefusal(column.of, cell) : 'tables.cellNotBand'
    case 'factor':
    case 'amount':
      return typeof cell === 'string' && (isDecimal(cell) || isNoPrice(cell)) ? null : 'tables.cellNotNumber'
    case 'any':
    case 'text':
      return textRefusal(cell)
  }
}

function textRefusal(cell: Cell): CellCode | null {
  if (typeof cell !== 'string') return 'tables.cellNotText'
  return cell.length > MAX_CELL_TEXT ? 'tables.cellTooLong' : null
}

function exactRefusal(of: 'text' | 'number' | 'date' | 'yesNo', cell: Cell): CellCode | null {
  if (of === 'yesNo') return typeof cell === 'boolean' ? null : 'tables.cellNotYesNo'
  if (of === 'text') return textRefusal(cell)
  if (of === 'date') return typeof cell === 'string' && parseDay(cell) !== null ? null : 'tables.cellNotDate'
  return typeof cell === 'string' && isDecimal(cell) ? null : 'tables.cellNotNumber'
}

function bandRefusal(of: 'number' | 'date', { from, to, isFromOut, isToOut }: Band): CellCode | null {
  const isEdge = (edge: string | null) => edge === null || (of === 'date' ? parseDay(edge) !== null : isDecimal(edge))
  if (!isEdge(from) || !isEdge(to)) return of === 'date' ? 'tables.cellNotDate' : 'tables.cellNotNumber'
  if (from === null || to === null) return null
  const order = of === 'date' ? (from < to ? -1 : from > to ? 1 : 0) : Exact.from(from).compare(Exact.from(to))
  return order > 0 || (order === 0 && (isFromOut || isToOut)) ? 'tables.cellBandReversed' : null
}
