import { SheetRefused } from './sheet-refused'
import type { SheetCounter } from './sheet-visitor'
import { nextCell, type RowText } from './xlsx-row'

/** A row whose text is longer than this is no row of a table. */
export const MAX_ROW_TEXT = 2 * 1024 * 1024
/** What stands after the rows and matters: the merged cells. */
const MAX_TAIL_TEXT = 8 * 1024 * 1024
/** As many as Excel itself has. */
export const LAST_ROW = 1_048_576

type TakeRow = (row: RowText) => void
/** The row that was read last. */
export type Reading = { row: number }

/** A sheet as text that flows: rows as soon as they are whole; what stands after the last is left. */
export class SheetText {
  private rest = ''
  private hasEnded = false

  constructor(
    private readonly to: SheetCounter,
    private readonly reading: Reading,
    private readonly take: TakeRow,
  ) {}

  write(piece: string): void {
    this.rest = this.rest ? this.rest + piece : piece
    if (!this.hasEnded) {
      const done = walkRows(this.rest, this.to, this.reading, this.take)
      this.rest = this.rest.slice(done.at)
      this.hasEnded = done.hasEnded
    }
    if (this.rest.length > (this.hasEnded ? MAX_TAIL_TEXT : MAX_ROW_TEXT))
      throw new SheetRefused('imports.unpacksTooLarge')
  }

  endsWith(word: string): boolean {
    return this.rest.endsWith(word)
  }

  /** Nothing is left over, and rows may follow. */
  get isClear(): boolean {
    return this.rest === '' && !this.hasEnded
  }

  clear(): void {
    this.rest = ''
  }

  end(): string {
    if (!this.hasEnded && /<row[\s>]/.test(this.rest)) this.to.refuse('imports.brokenCell', this.reading.row + 1, 0)
    return this.rest
  }
}

const HIDDEN = /\shidden="(?:1|true)"/

function walkRows(text: string, to: SheetCounter, reading: Reading, take: TakeRow): { at: number; hasEnded: boolean } {
  let at = 0
  // Where the next cell is: rows before it are empty, and it is looked for once for all of them.
  let cellAt = -1
  for (;;) {
    const start = nextRow(text, at)
    if (start < 0) {
      const end = text.indexOf('</sheetData>', at)
      if (end >= 0 || text.indexOf('<sheetData/>', at) >= 0) return { at: end >= 0 ? end : at, hasEnded: true }
      return { at: Math.max(at, text.length - 16), hasEnded: false }
    }
    const open = text.indexOf('>', start)
    if (open < 0) return { at: start, hasEnded: false }
    const isEmpty = text.charCodeAt(open - 1) === 47
    const close = isEmpty ? open : rowEnd(text, open)
    if (close < 0) return { at: start, hasEnded: false }
    const row = rowNumber(text, start + 4, open) ?? reading.row + 1
    // Excel writes each row once and from the top; a file that does not can be read two ways.
    if (!(row > reading.row) || row >= LAST_ROW) to.refuse('imports.brokenCell', reading.row + 1, 0)
    reading.row = row
    if (cellAt < open) cellAt = nextCell(text, open)
    take({ text, from: cellAt, to: close, at: row, isHidden: HIDDEN.test(text.slice(start, open)) })
    at = isEmpty ? open + 1 : close + 6
  }
}

/** `<row` begins `<rowBreaks>`, too. */
function nextRow(text: string, from: number): number {
  let at = text.indexOf('<row', from)
  while (at >= 0 && isName(text.charCodeAt(at + 4))) at = text.indexOf('<row', at + 4)
  return at
}

/** By a letter that is rare between cells: `<` stands at every fifth character. */
function rowEnd(text: string, from: number): number {
  let at = text.indexOf('row>', from + 3)
  while (at >= 0 && !(text.charCodeAt(at - 1) === 47 && text.charCodeAt(at - 2) === 60))
    at = text.indexOf('row>', at + 4)
  return at < 0 ? -1 : at - 2
}

const isName = (code: number) => code > 32 && code !== 47 && code !== 62

/** From 0; null when it does not say, NaN when what it says is no row. */
function rowNumber(text: string, from: number, to: number): number | null {
  let at = from
  while (at < to && !(text.charCodeAt(at) === 114 && text.charCodeAt(at + 1) === 61 && text.charCodeAt(at - 1) <= 32))
    at++
  if (at >= to) return null
  const quote = text.charCodeAt(at + 2)
  let number = 0
  for (at += 3; at < to && text.charCodeAt(at) !== quote; at++) {
    const code = text.charCodeAt(at)
    if (code < 48 || code > 57) return Number.NaN
    number = number * 10 + code - 48
  }
  return number - 1
}
