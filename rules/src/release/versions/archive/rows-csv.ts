import { canonicalJson } from '../../../design/products'
import type { TableColumn } from '../../../design/parts'
import { readRecords } from '../../../kernel'
import type { Cell, Row } from '../../../rating/pricing'
import { cellRefusal, neutralised, printCell, readCell, withoutGuard } from '../../../rating/tables'

/** What a cell is that people's way of writing cannot hold: the word 'any' as a text, blanks at its end. */
const EXACT = 'json:'

/** Rows as a spreadsheet opens them; the first line are the titles. What is read back is the same, cell by cell. */
export function printRows(columns: readonly TableColumn[], rows: readonly Row[]): string {
  const head = columns.map(({ title }) => neutralised(title))
  const lines = rows.map((row) => columns.map((column, at) => cellText(column, row[at] ?? null)))
  return [head, ...lines].map((line) => `${line.map(quoted).join(',')}\n`).join('')
}

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

/** Every row, or the first thing that is wrong, by its line. */
export function readRows(columns: readonly TableColumn[], text: string): { rows: Row[] } | { fault: RowFault } {
  const rows: Row[] = []
  let fault: RowFault | null = null
  let line = 1
  const take = (record: readonly string[], at: number) => {
    const here = line
    line += 1 + record.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0)
    if (fault) return
    // Columns in another order would be other rates.
    const isHead = columns.every(({ title }, place) => withoutGuard(record[place] ?? '') === title)
    if (at === 0) return void (fault = isHead ? null : { line: here, what: 'head' })
    if (record.length !== columns.length) return void (fault = { line: here, what: 'width' })
    const cells = columns.map((column, place) => readText(column, record[place] ?? ''))
    const wrong = cells.indexOf(undefined)
    if (wrong >= 0) fault = { line: here, what: 'cell', column: columns[wrong]?.title ?? '' }
    else rows.push(cells as Row)
  }
  const broken = readRecords(text, ',', take)
  if (broken) return { fault: { line, what: 'quote' } }
  return fault ? { fault } : { rows }
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
