import { canonicalJson } from '../../../design/products'
import type { TableColumn } from '../../../design/parts'
import { readRecords } from '../../../kernel'
import type { Cell, Row } from '../../../rating/pricing'
import { cellRefusal, neutralised, printCell, readCell, withoutGuard } from '../../../rating/tables'

/** What a cell is that people's way of writing cannot hold: the word 'any' as a text, blanks at its end. */
const EXACT = 'json:'

/** The first line: the titles. */
export const printTitles = (columns: readonly TableColumn[]): string =>
  lineOf(columns.map(({ title }) => neutralised(title)))

/** Rows as a spreadsheet opens them. What is read back is the same, cell by cell. */
export const printRows = (columns: readonly TableColumn[], rows: readonly Row[]): string =>
  rows.map((row) => lineOf(columns.map((column, at) => cellText(column, row[at] ?? null)))).join('')

const lineOf = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\n`

function cellText(column: TableColumn, cell: Cell): string {
  const text = neutralised(printCell(column, cell))
  // A lone return would not survive a program that writes line ends its own way.
  const isSame =
    !text.startsWith(EXACT) && !text.includes('\r') && canonicalJson(readText(column, text)) === canonicalJson(cell)
  return isSame ? text : `${EXACT}${canonicalJson(cell)}`
}

const quoted = (text: string) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

export type RowFault = {
  readonly line: number
  readonly column?: string
  readonly what: 'head' | 'cell' | 'width' | 'quote'
}
export type SheetLine = { readonly line: number; readonly cells: readonly string[] }

/** The lines of a sheet under its titles, which are those of the columns: in another order they would be other rates. */
export function sheetLines(columns: readonly TableColumn[], text: string): SheetLine[] | RowFault {
  const lines: SheetLine[] = []
  let line = 1
  const broken = readRecords(text, ',', (cells) => {
    lines.push({ line, cells })
    line += 1 + cells.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0)
  })
  if (broken) return { line, what: 'quote' }
  const [head, ...rest] = lines
  const isHead = columns.every(({ title }, at) => withoutGuard(head?.cells[at] ?? '') === title)
  return isHead ? rest : { line: 1, what: 'head' }
}

export function readRow(columns: readonly TableColumn[], { line, cells }: SheetLine): Row | RowFault {
  if (cells.length !== columns.length) return { line, what: 'width' }
  const row = columns.map((column, at) => readText(column, cells[at] ?? ''))
  const wrong = row.indexOf(undefined)
  return wrong >= 0 ? { line, what: 'cell', column: columns[wrong]?.title ?? '' } : (row as Row)
}

/** Undefined where the cell cannot stand in its column. */
function readText(column: TableColumn, text: string): Cell | undefined {
  if (text.startsWith(EXACT)) {
    const cell = parsed(text.slice(EXACT.length))
    return cell === undefined || cellRefusal(column, cell) ? undefined : cell
  }
  const read = readCell(column, withoutGuard(text))
  return read.ok ? read.cell : undefined
}

function parsed(json: string): Cell | undefined {
  try {
    return JSON.parse(json) as Cell
  } catch {
    return undefined
  }
}
