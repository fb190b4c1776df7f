import { type Merge, sheetLimits } from '@coverwright/rules/rating/imports'
import { countCells } from './count-cells'
import { SheetFlow } from './sheet-flow'
import { SheetRefused } from './sheet-refused'
import { SheetText } from './sheet-text'
import type { SheetCounter } from './sheet-visitor'
import type { Book } from './xlsx-row'
import { attributeOf, tagsOf } from './xml-text'

/** Reads one sheet as it flows: rows as soon as they are whole, then which cells are merged. */
export async function readSheet(chunks: AsyncIterable<Buffer>, book: Book, to: SheetCounter): Promise<Merge[]> {
  const flow = new SheetFlow(book, to)
  for await (const chunk of chunks) flow.write(chunk)
  return readMerges(flow.end())
}

/** Only counts what readSheet would hand over at least, in a fraction of its time, and stops at the same limits. */
export async function countSheet(pieces: AsyncIterable<string>, to: SheetCounter): Promise<void> {
  const text = new SheetText(to, { row: -1 }, (row) => to.count(row.at, countCells(row)))
  for await (const piece of pieces) text.write(piece)
  text.end()
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
