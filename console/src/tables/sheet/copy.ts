import { printCell, printTabText } from '@coverwright/rules/tables'
import { isRight } from '../grid-columns'
import type { Area } from './selection'
import type { Sheet } from './sheet'

/** Beyond this the page would be larger than the rows are worth: a spreadsheet takes the plain text as well. */
const MOST_HTML_CELLS = 50_000

/** For the clipboard: tabs for everyone, and a table for spreadsheets, in which bands stay texts and are not taken for dates. */
export function copyArea(sheet: Sheet, area: Area): { text: string; html: string | null } {
  const { bottom, left, right, top } = area
  const columns = sheet.columns.slice(left, right + 1)
  const lines: string[][] = []
  for (let row = top; row <= bottom; row++) {
    const cells = sheet.rowAt(row)?.cells ?? []
    lines.push(columns.map((column, at) => printCell(column, cells[left + at])))
  }
  const text = printTabText(lines)
  if (lines.length * columns.length > MOST_HTML_CELLS) return { text, html: null }
  const asText = columns.map((column) => (isRight(column) ? '' : ` style="mso-number-format:'\\@'"`))
  const row = (line: readonly string[]) =>
    `<tr>${line.map((cell, at) => `<td${asText[at]}>${escaped(cell)}</td>`).join('')}</tr>`
  return { text, html: `<table>${lines.map(row).join('')}</table>` }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
