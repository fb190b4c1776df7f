import { type Merge, sheetLimits } from '@coverwright/rules/imports'
import { SheetRefused } from './sheet-refused'
import type { SheetCounter } from './sheet-visitor'
import { type Book, readRow } from './xlsx-row'
import { attributeOf, tagsOf } from './xml-text'

/** A row whose text is longer than this is no row of a table. */
const MAX_ROW_TEXT = 16 * 1024 * 1024
/** What stands after the rows and matters: the merged cells. */
const MAX_TAIL_TEXT = 8 * 1024 * 1024

/** Reads one sheet as it flows: rows as soon as they are whole, then which cells are merged. */
export async function readSheet(pieces: AsyncIterable<string>, book: Book, to: SheetCounter): Promise<Merge[]> {
  const reading = { row: -1 }
  let rest = ''
  let prefix: string | null = null
  let hasEnded = false
  for await (const piece of pieces) {
    rest = rest ? rest + piece : piece
    prefix ??= prefixIn(rest)
    if (prefix) rest = rest.replaceAll(`<${prefix}`, '<').replaceAll(`</${prefix}`, '</')
    if (!hasEnded) {
      const done = readRows(rest, book, to, reading)
      rest = rest.slice(done.at)
      hasEnded = done.hasEnded
    }
    if (rest.length > (hasEnded ? MAX_TAIL_TEXT : MAX_ROW_TEXT)) throw new SheetRefused('imports.broken')
  }
  if (!hasEnded && /<row[\s>]/.test(rest)) throw new SheetRefused('imports.broken')
  return readMerges(rest)
}

/** Some programs write `<x:row>` for `<row>`; null until the root is there. */
function prefixIn(text: string): string | null {
  const root = /<((?:\w+:)?)worksheet[\s>]/.exec(text)
  return root ? (root[1] as string) : null
}

function readRows(
  text: string,
  book: Book,
  to: SheetCounter,
  reading: { row: number },
): { at: number; hasEnded: boolean } {
  let at = 0
  for (;;) {
    const start = text.indexOf('<row', at)
    if (start < 0) {
      const end = text.indexOf('</sheetData>', at)
      if (end >= 0 || text.indexOf('<sheetData/>', at) >= 0) return { at: end >= 0 ? end : at, hasEnded: true }
      return { at: Math.max(at, text.length - 16), hasEnded: false }
    }
    const open = text.indexOf('>', start)
    if (open < 0) return { at: start, hasEnded: false }
    const isEmpty = text.charCodeAt(open - 1) === 47
    const close = isEmpty ? open : text.indexOf('</row>', open)
    if (close < 0) return { at: start, hasEnded: false }
    reading.row = rowNumber(text, start + 4, open) ?? reading.row + 1
    to.row(reading.row, isEmpty ? [] : readRow(text, open + 1, close, book))
    at = isEmpty ? open + 1 : close + 6
  }
}

function rowNumber(text: string, from: number, to: number): number | null {
  const start = text.indexOf(' r="', from - 1)
  if (start < 0 || start > to) return null
  let number = 0
  for (let at = start + 4; at < to; at++) {
    const code = text.charCodeAt(at)
    if (code < 48 || code > 57) break
    number = number * 10 + code - 48
  }
  return number > 0 ? number - 1 : null
}

function readMerges(tail: string): Merge[] {
  const tags = tagsOf(tail, 'mergeCell')
  if (tags.length > sheetLimits.maxMerges)
    throw new SheetRefused('imports.tooManyMerges', { limit: sheetLimits.maxMerges })
  return tags.flatMap((tag) => mergeOf(attributeOf(tag, 'ref') ?? '') ?? [])
}

export function mergeOf(ref: string): Merge | null {
  const match = /^\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(ref)
  if (!match) return null
  const [, left = '', top, right = '', bottom] = match
  return { top: Number(top) - 1, left: columnAt(left), bottom: Number(bottom) - 1, right: columnAt(right) }
}

const columnAt = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
