import { neutralised, withoutGuard } from './safe-text'

const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/
/** Without it a spreadsheet reads Chinese letters as others. */
const MARK = '\uFEFF'

/** Lines for a spreadsheet: what could be taken for a formula is made a text, a plain number stays one. */
export function csvText(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => {
    const safe = PLAIN_NUMBER.test(text) ? text : neutralised(text)
    return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  }
  return MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

/** Reads what a spreadsheet saves or puts on the clipboard: the first line tells what stands between its cells. */
export function csvRows(text: string): string[][] {
  const source = text.startsWith(MARK) ? text.slice(1) : text
  const between = separatorIn(source)
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < source.length) {
    const { cell, end } = source[at] === '"' ? quotedCell(source, at, between) : plainCell(source, at, between)
    row.push(withoutGuard(cell))
    at = end
    if (source[at] === between) {
      at++
      if (at < source.length && !'\r\n'.includes(source[at]!)) continue
      row.push('')
    }
    rows.push(row)
    row = []
    at += source[at] === '\r' && source[at + 1] === '\n' ? 2 : 1
  }
  return rows.filter((cells) => cells.some((cell) => cell.trim() !== ''))
}

function separatorIn(source: string): string {
  const head = source.slice(0, source.search(/[\r\n]|$/))
  return ['\t', ';', ','].find((each) => head.includes(each)) ?? ','
}

function plainCell(text: string, from: number, between: string): { cell: string; end: number } {
  let end = from
  while (end < text.length && text[end] !== between && text[end] !== '\n' && text[end] !== '\r') end++
  return { cell: text.slice(from, end), end }
}

/** A quote that is never closed was only a quote. */
function quotedCell(text: string, from: number, between: string): { cell: string; end: number } {
  let cell = ''
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] !== '"') cell += text[at]
    else if (text[at + 1] === '"') {
      cell += '"'
      at++
    } else return { cell, end: at + 1 }
  }
  return plainCell(text, from, between)
}
