import { type DecimalMark, holdsNumbers, printCell, printTabText } from '@coverwright/rules/rating/tables'
import type { Area } from './selection'
import type { Sheet } from './sheet'

/** Beyond this the page would be larger than the rows are worth: a spreadsheet takes the plain text as well. */
const MOST_HTML_CELLS = 50_000

/**
 * For the clipboard: tabs for everyone, and a table for spreadsheets, in which bands stay texts and are not taken for
 * dates, and numbers are told in the one way that every language reads alike.
 */
export function copyArea(sheet: Sheet, area: Area, mark: DecimalMark = '.'): { text: string; html: string | null } {
  const { bottom, left, right, top } = area
  const columns = sheet.columns.slice(left, right + 1)
  const lines: string[][] = []
  for (let row = top; row <= bottom; row++) {
    const cells = sheet.rowAt(row)?.cells ?? []
    lines.push(columns.map((column, at) => printCell(column, cells[left + at], mark)))
  }
  const text = printTabText(lines)
  if (lines.length * columns.length > MOST_HTML_CELLS) return { text, html: null }
  const areNumbers = columns.map(holdsNumbers)
  const marks = (cell: string, at: number) =>
    !areNumbers[at] ? ` style="mso-number-format:'\\@'"` : cell === '' ? '' : ` x:num="${cell.replace(',', '.')}"`
  const row = (line: readonly string[]) =>
    `<tr>${line.map((cell, at) => `<td${marks(cell, at)}>${escaped(cell)}</td>`).join('')}</tr>`
  return { text, html: `<table>${lines.map(row).join('')}</table>` }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
