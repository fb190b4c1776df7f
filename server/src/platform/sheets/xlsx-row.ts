import { type NumberLook, type SheetCell, sheetLimits } from '@coverwright/rules/rating/imports'
import { dayOf } from '@coverwright/rules/kernel'
import { plainNumber } from './number-text'
import { daySerial } from './serial-date'
import type { SheetCounter } from './sheet-visitor'
import { richText } from './xlsx-strings'
import type { CellLook } from './xlsx-styles'
import { unescapeXml } from './xml-text'

/** What a cell's numbers point into. */
export type Book = {
  readonly strings: readonly string[]
  readonly looks: readonly CellLook[]
  readonly is1904: boolean
}

/** From its first cell to its end in the text of its sheet, and which row it is. */
export type RowText = {
  readonly text: string
  readonly from: number
  readonly to: number
  readonly at: number
  readonly isHidden?: boolean
}

const [QUOTE, APOSTROPHE, EQUALS, SLASH, LESS, GREATER] = [34, 39, 61, 47, 60, 62]

/** Where reading stands in the text of a row; one for all rows, so that a cell costs nothing but itself. */
type Tag = { column: number; row: number; style: number; type: string; end: number; isEmpty: boolean }
const tag: Tag = { column: -1, row: -1, style: 0, type: '', end: 0, isEmpty: false }
/** A cell need not say where it is; one that says it in no way we know is in no row at all. */
const UNSAID = -1
const NOWHERE = -2

/**
 * The cells between `<row>` and `</row>`; a hand-written scanner, since a table of 100,000 rows goes through here. What
 * contradicts itself (a cell twice, out of order, of another row, without an end) is refused: it could be read two ways.
 */
export function readRow({ text, from, to, at: row }: RowText, book: Book, sheet: SheetCounter): SheetCell[] {
  const cells: SheetCell[] = []
  let at = from
  let next = 0
  while (at < to) {
    readTag(text, at + 2)
    const column = tag.column >= 0 ? tag.column : next
    if (tag.end > to || column < next || (tag.row !== UNSAID && tag.row !== row))
      sheet.refuse('imports.brokenCell', row, column)
    next = column + 1
    const { end, isEmpty, style, type } = tag
    const simple = isEmpty ? -1 : simpleEnd(text, end, type)
    let cell: Read = null
    if (simple >= 0) {
      cell = simple === end + 3 ? null : readValue(text.slice(end + 3, simple), type, style, book)
      at = cellFrom(text, simple + SIMPLE_END.length)
    } else {
      at = nextCell(text, end)
      if (isEmpty) continue
      const close = text.indexOf('</c>', end)
      if (close < 0 || close > to || at < close) sheet.refuse('imports.brokenCell', row, column)
      cell = readCell(text, end, close, type, style, book)
    }
    if (cell === BROKEN) sheet.refuse('imports.brokenCell', row, column)
    if (typeof cell === 'string' && cell.length > sheetLimits.maxTextLength)
      sheet.refuse('imports.textTooLong', row, column, sheetLimits.maxTextLength)
    if (cell !== null) put(cells, column, cell)
  }
  // An array that grew has room for more; a hundred thousand of them would.
  return cells.slice()
}

const SIMPLE_END = '</v></c>'

/** Nearly every cell is a value and nothing else: where that ends; -1 for all others. */
function simpleEnd(text: string, from: number, type: string): number {
  if (type === 'inlineStr' || !text.startsWith('<v>', from)) return -1
  const end = text.indexOf('<', from + 3)
  return end >= 0 && text.startsWith(SIMPLE_END, end) ? end : -1
}

/** Nearly every cell stands right behind the one before. */
function cellFrom(text: string, from: number): number {
  const after = text.charCodeAt(from + 2)
  const isHere = text.startsWith('<c', from) && (after <= 32 || after === GREATER || after === SLASH)
  return isHere ? from : nextCell(text, from)
}

/** Behind every row when there is none. `<c` begins `<color>`, too, in the letters of a rich text. */
export function nextCell(text: string, from: number): number {
  let at = text.indexOf('<c', from)
  while (at >= 0) {
    const after = text.charCodeAt(at + 2)
    if (after <= 32 || after === GREATER || after === SLASH) return at
    at = text.indexOf('<c', at + 2)
  }
  return Infinity
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
  tag.row = UNSAID
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
    if (name === 114) readReference(text, start, end)
    else if (name === 115) tag.style = digits(text, start, end)
    else if (name === 116) tag.type = text.slice(start, end)
    at = end
  }
  tag.isEmpty = text.charCodeAt(at - 1) === SLASH
  tag.end = at + 1
}

/** 'C14': which column, and which row it says that it is in. */
function readReference(text: string, start: number, end: number) {
  let column = 0
  let at = start
  for (; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code < 65 || code > 90) break
    column = column * 26 + code - 64
    if (column > 1_000_000) break
  }
  tag.column = column - 1
  tag.row = column > 0 ? digits(text, at, end) - 1 : NOWHERE
}

function digits(text: string, start: number, end: number): number {
  let number = 0
  for (let at = start; at < end; at++) number = number * 10 + text.charCodeAt(at) - 48
  return number
}

/** What no cell can be: it points nowhere, or has no end. */
const BROKEN = Symbol('broken')
type Read = SheetCell | typeof BROKEN

function readCell(text: string, from: number, to: number, type: string, style: number, book: Book): Read {
  let at = from
  while (text.charCodeAt(at) <= 32) at++
  let formula: string | null = null
  if (text.charCodeAt(at) === LESS && text.charCodeAt(at + 1) === 102) {
    const open = text.indexOf('>', at)
    const isEmpty = text.charCodeAt(open - 1) === SLASH
    const close = isEmpty ? open : text.indexOf('</f>', at)
    if (close < 0 || close > to) return BROKEN
    formula = isEmpty ? '' : text.slice(open + 1, close)
    at = isEmpty ? open + 1 : close + 4
  }
  if (type === 'inlineStr') {
    const start = tagAt(text, '<is', at, to)
    return start < 0 ? null : richText(text.slice(start, to)) || null
  }
  const start = tagAt(text, '<v', at, to)
  if (start < 0) return formula === null ? null : { fault: 'formula', text: `=${unescapeXml(formula)}` }
  const open = text.indexOf('>', start) + 1
  const close = text.indexOf('<', open)
  if (open > to || close <= open)
    return formula === null ? null : type === 'str' ? null : { fault: 'formula', text: `=${unescapeXml(formula)}` }
  return readValue(text.slice(open, close), type, style, book)
}

/** It stands where it is expected, or is looked for in this cell and no further. */
function tagAt(text: string, tag: '<v' | '<is', from: number, to: number): number {
  if (text.startsWith(tag, from)) return from
  const within = text.slice(from, to).indexOf(tag)
  return within < 0 ? -1 : from + within
}

function readValue(value: string, type: string, style: number, book: Book): Read {
  switch (type) {
    case 's':
      return sharedText(value, book)
    case 'str':
      return unescapeXml(value) || null
    case 'b':
      return value === '1' || value === 'true' ? true : value === '0' || value === 'false' ? false : BROKEN
    case 'e':
      return { fault: 'error', text: unescapeXml(value) }
    case 'd':
      return dayOfText(value)
    default:
      return numberCell(value, book.looks[style] ?? 'plain', book.is1904)
  }
}

function sharedText(value: string, { strings }: Book): Read {
  for (let at = 0; at < value.length; at++) {
    const code = value.charCodeAt(at)
    if (code < 48 || code > 57) return BROKEN
  }
  const text = strings[Number(value)]
  return text === undefined ? BROKEN : text || null
}

function dayOfText(value: string): SheetCell {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)(?:T[\d:.]*Z?)?$/.exec(value) ?? []
  const isDay = year !== undefined && dayOf(Number(year), Number(month), Number(day)) !== null
  return isDay ? { date: value.slice(0, 10) } : { fault: 'number', text: unescapeXml(value).slice(0, 40) }
}

/** Rates repeat themselves: equal numbers are one cell in memory. */
const seen = new Map<CellLook, Map<string, SheetCell>>()
const MOST_SEEN = 20_000
/** Longer than any number that a spreadsheet writes. */
const LONGEST_SEEN = 32

function numberCell(value: string, look: CellLook, is1904: boolean): SheetCell {
  if (look === 'date' || value.length > LONGEST_SEEN) return readNumber(value, look, is1904)
  let known = seen.get(look)
  if (!known) seen.set(look, (known = new Map()))
  const before = known.get(value)
  if (before !== undefined) return before
  const cell = readNumber(value, look, is1904)
  if (known.size < MOST_SEEN) known.set(value, cell)
  return cell
}

export function readNumber(value: string, look: CellLook, is1904: boolean): SheetCell {
  const number = plainNumber(value)
  if (number === null) return { fault: 'number', text: unescapeXml(value).slice(0, 80) }
  if (look !== 'date') return { number, look }
  const date = daySerial(number, is1904)
  return date === null ? { number, look: 'plain' satisfies NumberLook } : { date }
}
