import { type SheetCell, sheetLimits } from '@coverwright/rules/rating/imports'
import { LONGEST_NUMBER, type SeenNumbers } from './seen-numbers'
import type { CellLook } from './xlsx-styles'

/** What the cells of a row point into. */
export type PlainBook = {
  readonly strings: readonly string[]
  readonly looks: readonly CellLook[]
  readonly numbers: SeenNumbers
}

/** There is no whole row yet; or one that is not plain, and is read by the reader that knows everything. */
export const MORE = -1
export const ODD = -2

const TAB = 9
const NEW_LINE = 10
const RETURN = 13
const SPACE = 32
const QUOTE = 34
const AND = 38
const SLASH = 47
const LESS = 60
const EQUALS = 61
const GREATER = 62
const ZERO = 48
const NINE = 57
const UPPER_A = 65
const UPPER_Z = 90
const R = 114
const S = 115
const T = 116
const MOST_COLUMNS = 256
const ROW = Buffer.from('<row r="')
const HIDDEN = Buffer.from('hidden')
const ROW_END = Buffer.from('</row>')
const CELL_LENGTH = '<c r="'.length
const VALUE_END_LENGTH = '</v></c>'.length

export const isSpace = (code: number | undefined) =>
  code === SPACE || code === NEW_LINE || code === RETURN || code === TAB

/**
 * Reads a row as programs write nearly all of them (`<row r="2"><c r="A2" t="s"><v>5</v></c>…</row>`) from its bytes, without a
 * text for any of its cells. Whatever is otherwise, even by a sign, is ODD: nothing is judged here.
 */
export class PlainRow {
  /** From 0. */
  at = -1
  cells: SheetCell[] = []
  private readonly line: SheetCell[] = []
  private used = 0
  /** Of the cell that is read. */
  private style = 0
  private isText = false

  constructor(private readonly book: PlainBook) {}

  /** Where the row that begins at `from` ends. */
  read(bytes: Buffer, view: DataView, from: number, to: number): number {
    let at = from + ROW.length
    if (at > to) return MORE
    if (!startsWith(bytes, from, ROW)) return ODD
    const numberFrom = at
    let number = 0
    for (let code = bytes[at] as number; at < to && code >= ZERO && code <= NINE; code = bytes[++at] as number)
      number = number * 10 + code - ZERO
    const digits = at - numberFrom
    if (at >= to) return digits > 7 ? ODD : MORE
    if (bytes[at] !== QUOTE || digits === 0 || digits > 7) return ODD
    at = rowTagEnd(bytes, at + 1, to)
    if (at < 0) return at
    this.at = number - 1
    return this.readCells(bytes, view, at, to, number)
  }

  private readCells(bytes: Buffer, view: DataView, from: number, to: number, row: number): number {
    let at = from
    this.used = 0
    let next = 0
    for (;;) {
      if (at + ROW_END.length > to) return MORE
      if (bytes[at + 1] === SLASH) {
        if (!startsWith(bytes, at, ROW_END)) return ODD
        this.cells = this.line.slice(0, this.used)
        return at + ROW_END.length
      }
      if (at + CELL_LENGTH > to) return MORE
      if (view.getUint32(at, true) !== CELL || bytes[at + 4] !== EQUALS || bytes[at + 5] !== QUOTE) return ODD
      at += CELL_LENGTH
      let column = 0
      let code = bytes[at] as number
      while (at < to && code >= UPPER_A && code <= UPPER_Z && column <= MOST_COLUMNS) {
        column = column * 26 + code - UPPER_A + 1
        code = bytes[++at] as number
      }
      let number = 0
      while (at < to && code >= ZERO && code <= NINE && number <= row) {
        number = number * 10 + code - ZERO
        code = bytes[++at] as number
      }
      if (at >= to) return MORE
      if (code !== QUOTE || number !== row || column <= next || column > MOST_COLUMNS) return ODD
      next = column
      at = this.readRest(bytes, view, at + 1, to, column - 1)
      if (at < 0) return at
    }
  }

  /** Behind where the cell stands: how it looks, what kind it is, its value. */
  private readRest(bytes: Buffer, view: DataView, from: number, to: number, column: number): number {
    let at = from
    this.style = 0
    this.isText = false
    while (at < to && bytes[at] === SPACE) {
      if (at + 6 <= to && bytes[at + 5] === QUOTE && view.getUint32(at + 1, true) === TEXT_KIND) {
        this.isText = true
        at += 6
        continue
      }
      at = this.readAttribute(bytes, at + 1, to)
      if (at < 0) return at
    }
    // Room for the shortest that can follow: `/><c` or `><v>0`.
    if (at + 5 > to) return MORE
    if (bytes[at] === SLASH) return bytes[at + 1] === GREATER ? at + 2 : ODD
    if (view.getUint32(at, true) !== VALUE) return ODD
    at += 4
    return this.isText ? this.readShared(bytes, view, at, to, column) : this.readNumber(bytes, view, at, to, column)
  }

  /** `s="3"`, `t="s"` or `t="n"`. */
  private readAttribute(bytes: Buffer, from: number, to: number): number {
    let at = from
    if (at + 4 > to) return MORE
    const name = bytes[at]
    if (bytes[at + 1] !== EQUALS || bytes[at + 2] !== QUOTE) return ODD
    at += 3
    if (name === T) {
      if (at + 2 > to) return MORE
      if (bytes[at + 1] !== QUOTE || (bytes[at] !== S && bytes[at] !== 110)) return ODD
      this.isText = bytes[at] === S
      return at + 2
    }
    if (name !== S) return ODD
    const start = at
    let style = 0
    let code = bytes[at] as number
    while (at < to && code >= ZERO && code <= NINE) {
      style = style * 10 + code - ZERO
      code = bytes[++at] as number
    }
    if (at - start > 6) return ODD
    if (at >= to) return MORE
    this.style = style
    return code === QUOTE && at > start ? at + 1 : ODD
  }

  private readShared(bytes: Buffer, view: DataView, from: number, to: number, column: number): number {
    let at = from
    let place = 0
    let code = bytes[at] as number
    while (at < to && code >= ZERO && code <= NINE) {
      place = place * 10 + code - ZERO
      code = bytes[++at] as number
    }
    if (at - from > 8) return ODD
    if (at + VALUE_END_LENGTH > to) return MORE
    const text = this.book.strings[place]
    if (at === from || text === undefined || text.length > sheetLimits.maxTextLength) return ODD
    if (view.getUint32(at, true) !== VALUE_END || view.getUint32(at + 4, true) !== CELL_END) return ODD
    if (text !== '') this.put(column, text)
    return at + VALUE_END_LENGTH
  }

  private readNumber(bytes: Buffer, view: DataView, from: number, to: number, column: number): number {
    let at = from
    let hash = 0
    let code = bytes[at] as number
    while (at < to && code !== LESS) {
      // Digits, signs, the point, and E: whether it is a number, its text says.
      if (!(code >= ZERO && code <= NINE) && code !== 46 && code !== 45 && code !== 43 && code !== 69 && code !== 101)
        return ODD
      hash = (Math.imul(hash, 31) + code) | 0
      code = bytes[++at] as number
    }
    if (at - from > LONGEST_NUMBER) return ODD
    if (at + VALUE_END_LENGTH > to) return MORE
    if (at === from || view.getUint32(at, true) !== VALUE_END || view.getUint32(at + 4, true) !== CELL_END) return ODD
    this.put(column, this.book.numbers.cell(bytes, from, at, hash, this.book.looks[this.style] ?? 'plain'))
    return at + VALUE_END_LENGTH
  }

  private put(column: number, cell: SheetCell) {
    const { line } = this
    while (this.used < column) line[this.used++] = null
    line[this.used++] = cell
  }
}

/** Behind the tag of a row, whatever else it says; a row that is hidden, or holds nothing, is odd. */
function rowTagEnd(bytes: Buffer, from: number, to: number): number {
  let at = from
  for (; at < to; at++) {
    const code = bytes[at] as number
    if (code === GREATER) break
    if (code < SPACE || code > 126 || code === LESS || code === AND) return ODD
    if (code === HIDDEN[0] && startsWith(bytes, at, HIDDEN)) return ODD
  }
  if (at >= to) return MORE
  return bytes[at - 1] === SLASH ? ODD : at + 1
}

/** Four signs at once: they are asked for of every cell. */
const four = (word: string) => Buffer.from(word).readUInt32LE()
const CELL = four('<c r')
const VALUE = four('><v>')
const VALUE_END = four('</v>')
const CELL_END = four('</c>')
const TEXT_KIND = four('t="s')

function startsWith(bytes: Buffer, at: number, word: Buffer): boolean {
  for (let place = 0; place < word.length; place++) if (bytes[at + place] !== word[place]) return false
  return true
}

export const beginsRow = (bytes: Buffer, at: number): boolean =>
  bytes[at] === LESS && bytes[at + 1] === R && bytes[at + 2] === 111 && bytes[at + 3] === 119
