import { withoutGuard } from '../tables'
import type { SheetCell, SheetRow } from './sheet'

const APOSTROPHE = 39

/** A row of a file that we may have exported: the apostrophes that keep spreadsheets from running texts are taken off. */
export function withoutGuards(row: SheetRow): SheetRow {
  return row.cells.some(isGuarded) ? { ...row, cells: row.cells.map(unguarded) } : row
}

const isGuarded = (cell: SheetCell) => typeof cell === 'string' && cell.charCodeAt(0) === APOSTROPHE
const unguarded = (cell: SheetCell) => (typeof cell === 'string' ? withoutGuard(cell) : cell)
