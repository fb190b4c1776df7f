import type { NumberLook, SheetCell } from '@coverwright/rules/imports'
import { plainNumber } from './number-text'
import { daySerial } from './serial-date'
import { richText } from './xlsx-strings'
import type { CellLook } from './xlsx-styles'
import { unescapeXml } from './xml-text'

/** What a cell's numbers point into. */
export type Book = {
  readonly strings: readonly string[]
  readonly looks: readonly CellLook[]
  readonly is1904: boolean
}

const [QUOTE, APOSTROPHE, EQUALS, SLASH, LESS, GREATER] = [34, 39, 61, 47, 60, 62]

/** Where reading stands in the text of a row; one for all rows, so that a cell costs nothing but itself. */
type Tag = { column: number; style: number; type: string; end: number; isEmpty: boolean }
const tag: Tag = { column: -1, style: 0, type: '', end: 0, isEmpty: false }

/** The cells between `<row>` and `</row>`; a hand-written scanner, since a table of 100,000 rows goes through here. */
export function readRow(text: string, from: number, to: number, book: Book): SheetCell[] {
  const cells: SheetCell[] = []
  let at = text.indexOf('<c', from)
  let next = 0
  while (at >= 0 && at < to) {
    readTag(text, at + 2)
    const column = tag.column >= 0 ? tag.column : next
    next = column + 1
    let end = tag.end
    if (!tag.isEmpty) {
      const { type, style } = tag
      const close = text.indexOf('</c>', end)
      if (close < 0 || close > to) break
      const cell = readCell(text, end, close, type, style, book)
      if (cell !== null) put(cells, column, cell)
      end = close + 4
    }
    at = text.indexOf('<c', end)
  }
  // An array that grew has room for more; a hundred thousand of them would.
  return cells.slice()
}

/** Past this a row is refused, so that no reference to a far column makes a long array. */
const FAR_COLUMN = 300

function put(cells: SheetCell[], column: number, cell: SheetCell) {
  const place = Math.min(column, FAR_COLUMN)
  while (cells.length < place) cells.push(null)
  cells[place] = cell
}

function readTag(text: string, from: number) {
  tag.column = -1
  tag.style = 0
  tag.type = ''
  let at = from
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === GREATER) break
    if (code !== EQUALS) continue
    const name = text.charCodeAt(at - 1)
    const quote = text.charCodeAt(at + 1)
    const start = at + 2
    if (quote !== QUOTE && quote !== APOSTROPHE) continue
    const end = text.indexOf(quote === QUOTE ? '"' : "'", start)
    if (end < 0) break
    if (name === 114) tag.column = columnOf(text, start, end)
    else if (name === 115) tag.style = digits(text, start, end)
    else if (name === 116) tag.type = text.slice(start, end)
    at = end
  }
  tag.isEmpty = text.charCodeAt(at - 1) === SLASH
  tag.end = at + 1
}

/** -1 when it names none. */
function columnOf(text: string, start: number, end: number): number {
  let column = 0
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code < 65 || code > 90) break
    column = column * 26 + code - 64
    if (column > 1_000_000) break
  }
  return column - 1
}

function digits(text: string, start: number, end: number): number {
  let number = 0
  for (let at = start; at < end; at++) number = number * 10 + text.charCodeAt(at) - 48
  return number
}

function readCell(text: string, from: number, to: number, type: string, style: number, book: Book): SheetCell {
  let at = from
  let formula: string | null = null
  if (text.charCodeAt(at) === LESS && text.charCodeAt(at + 1) === 102) {
    const open = text.indexOf('>', at)
    const isEmpty = text.charCodeAt(open - 1) === SLASH
    const close = isEmpty ? open : text.indexOf('</f>', at)
    formula = isEmpty ? '' : text.slice(open + 1, close)
    at = isEmpty ? open + 1 : close + 4
  }
  if (type === 'inlineStr') {
    const start = text.indexOf('<is', at)
    return start < 0 || start > to ? null : richText(text.slice(start, to)) || null
  }
  const start = text.indexOf('<v', at)
  if (start < 0 || start >= to) return formula === null ? null : { fault: 'formula', text: `=${unescapeXml(formula)}` }
  const open = text.indexOf('>', start) + 1
  const close = text.indexOf('<', open)
  if (open > to || close <= open)
    return formula === null ? null : type === 'str' ? null : { fault: 'formula', text: `=${unescapeXml(formula)}` }
  return readValue(text.slice(open, close), type, style, book)
}

function readValue(value: string, type: string, style: number, book: Book): SheetCell {
  switch (type) {
    case 's':
      return book.strings[Number(value)] || null
    case 'str':
      return unescapeXml(value) || null
    case 'b':
      return value === '1'
    case 'e':
      return { fault: 'error', text: unescapeXml(value) }
    case 'd':
      return /^\d{4}-\d\d-\d\d/.test(value) ? { date: value.slice(0, 10) } : { fault: 'number', text: value }
    default:
      return numberCell(value, book.looks[style] ?? 'plain', book.is1904)
  }
}

/** Rates repeat themselves: equal numbers are one cell in memory. */
const seen = new Map<CellLook, Map<string, SheetCell>>()
const MOST_SEEN = 20_000

function numberCell(value: string, look: CellLook, is1904: boolean): SheetCell {
  if (look === 'date') return readNumber(value, look, is1904)
  let known = seen.get(look)
  if (!known) seen.set(look, (known = new Map()))
  const before = known.get(value)
  if (before !== undefined) return before
  const cell = readNumber(value, look, is1904)
  if (known.size < MOST_SEEN) known.set(value, cell)
  return cell
}

function readNumber(value: string, look: CellLook, is1904: boolean): SheetCell {
  const number = plainNumber(value)
  if (number === null) return { fault: 'number', text: unescapeXml(value) }
  if (look !== 'date') return { number, look }
  const date = daySerial(number, is1904)
  return date === null ? { number, look: 'plain' satisfies NumberLook } : { date }
}
