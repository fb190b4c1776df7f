import { type Merge, sheetLimits } from '@coverwright/rules/rating/imports'
import { countCells } from './count-cells'
import { SheetRefused } from './sheet-refused'
import type { SheetCounter } from './sheet-visitor'
import { type Book, nextCell, readRow, type RowText } from './xlsx-row'
import { attributeOf, tagsOf } from './xml-text'

/** A row whose text is longer than this is no row of a table. */
const MAX_ROW_TEXT = 2 * 1024 * 1024
/** What stands after the rows and matters: the merged cells. */
const MAX_TAIL_TEXT = 8 * 1024 * 1024
/** As many as Excel itself has. */
const LAST_ROW = 1_048_576

/** Reads one sheet as it flows: rows as soon as they are whole, then which cells are merged. */
export async function readSheet(pieces: AsyncIterable<string>, book: Book, to: SheetCounter): Promise<Merge[]> {
  return readMerges(await walkSheet(pieces, to, (row) => to.row(row.at, readRow(row, book, to), row.isHidden)))
}

/** Only counts what readSheet would hand over at least, in a fraction of its time, and stops at the same limits. */
export async function countSheet(pieces: AsyncIterable<string>, to: SheetCounter): Promise<void> {
  await walkSheet(pieces, to, (row) => to.count(row.at, countCells(row)))
}

type TakeRow = (row: RowText) => void

/** Row by row; gives what stands after the last. */
async function walkSheet(pieces: AsyncIterable<string>, to: SheetCounter, take: TakeRow): Promise<string> {
  const reading = { row: -1 }
  let rest = ''
  let hasEnded = false
  for await (const piece of pieces) {
    rest = rest ? rest + piece : piece
    if (!hasEnded) {
      const done = walkRows(rest, to, reading, take)
      rest = rest.slice(done.at)
      hasEnded = done.hasEnded
    }
    if (rest.length > (hasEnded ? MAX_TAIL_TEXT : MAX_ROW_TEXT)) throw new SheetRefused('imports.unpacksTooLarge')
  }
  if (!hasEnded && /<row[\s>]/.test(rest)) to.refuse('imports.brokenCell', reading.row + 1, 0)
  return rest
}

type Reading = { row: number }

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

function readMerges(tail: string): Merge[] {
  const tags = tagsOf(tail, 'mergeCell')
  if (tags.length > sheetLimits.maxMerges)
    throw new SheetRefused('imports.tooManyMerges', { limit: sheetLimits.maxMerges })
  return tags.flatMap((tag) => mergeOf(attributeOf(tag, 'ref') ?? '') ?? [])
}

function mergeOf(ref: string): Merge | null {
  const match = /^\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(ref)
  if (!match) return null
  const [, left = '', top, right = '', bottom] = match
  return { top: Number(top) - 1, left: columnAt(left), bottom: Number(bottom) - 1, right: columnAt(right) }
}

const columnAt = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
