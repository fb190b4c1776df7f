import { SheetRefused } from './sheet-refused'
import type { SheetCounter } from './sheet-visitor'
import { beginsRow, isSpace, MORE, ODD, PlainRow } from './plain-row'
import { SeenNumbers } from './seen-numbers'
import { LAST_ROW, MAX_ROW_TEXT, type Reading, SheetText } from './sheet-text'
import { type Book, readNumber, readRow } from './xlsx-row'
import { MarkupFlow, TextFlow } from './xml-pieces'

const OPEN = '<sheetData>'
const CLOSE = Buffer.from('</sheetData>')
const ROW_END = Buffer.from('</row>')
const [BANG, LESS, ASK] = [33, 60, 63]

/**
 * A sheet from its bytes as they are unpacked. What stands before and after the rows is read as text; so is every row that is
 * not plain, and all that follows where a comment or anything else stands that no spreadsheet program writes there.
 */
export class SheetFlow {
  private readonly text = new TextFlow()
  private readonly markup = new MarkupFlow()
  private readonly walked: SheetText
  private readonly row: PlainRow
  private mode: 'head' | 'rows' | 'text' = 'head'
  /** What is there of the next rows: the bytes of `held` up to `length`. */
  private held: Buffer = Buffer.allocUnsafe(256 * 1024)
  private view = viewOf(this.held)
  private length = 0
  private readonly reading: Reading = { row: -1 }

  constructor(
    book: Book,
    private readonly to: SheetCounter,
  ) {
    this.walked = new SheetText(to, this.reading, (row) => to.row(row.at, readRow(row, book, to), row.isHidden))
    this.row = new PlainRow({ ...book, numbers: new SeenNumbers((text, look) => readNumber(text, look, book.is1904)) })
  }

  write(chunk: Buffer): void {
    if (this.mode === 'text') return this.walked.write(this.plain(chunk))
    if (this.mode === 'rows') return this.readRows(chunk)
    const found = chunk.indexOf(OPEN)
    if (found < 0) return this.walked.write(this.plain(chunk))
    const end = found + OPEN.length
    this.walked.write(this.plain(chunk.subarray(0, end)))
    const isPlain = this.walked.endsWith(OPEN) && this.markup.isBetweenTags && this.reading.row < 0
    if (isPlain) this.walked.clear()
    this.mode = isPlain ? 'rows' : 'text'
    this.write(chunk.subarray(end))
  }

  /** What stands after the rows. */
  end(): string {
    if (this.mode === 'rows') this.asText(0)
    this.text.end()
    this.markup.end()
    return this.walked.end()
  }

  private plain(bytes: Buffer): string {
    return this.markup.write(this.text.write(bytes))
  }

  private readRows(chunk: Buffer) {
    const before = this.length
    this.hold(chunk)
    // A row that goes on without an end is not read again from its start for every piece of it.
    const isLong = before > chunk.length && before < MAX_ROW_TEXT
    if (isLong && this.heldBytes.indexOf(ROW_END, before - ROW_END.length) < 0) return
    let at = 0
    for (;;) {
      while (at < this.length && isSpace(this.held[at])) at++
      if (at + CLOSE.length > this.length) break
      if (!beginsRow(this.held, at)) return this.asText(at)
      let end = this.row.read(this.held, this.view, at, this.length)
      if (end >= 0 && (this.row.at <= this.reading.row || this.row.at >= LAST_ROW)) end = ODD
      if (end === ODD) {
        end = this.readOdd(at)
        if (this.mode !== 'rows') return
      } else if (end >= 0) {
        this.reading.row = this.row.at
        this.to.row(this.row.at, this.row.cells)
      }
      if (end === MORE) break
      at = end
    }
    this.keepFrom(at)
    if (this.length > MAX_ROW_TEXT) throw new SheetRefused('imports.unpacksTooLarge')
  }

  /** One row as text, by the reader that knows everything. */
  private readOdd(from: number): number {
    const close = this.heldBytes.indexOf(ROW_END, from)
    if (close < 0) return MORE
    const end = close + ROW_END.length
    if (hasOddTags(this.held, from, end)) {
      this.asText(from)
      return end
    }
    this.walked.write(this.plain(this.held.subarray(from, end)))
    if (!this.walked.isClear) this.asText(end)
    return end
  }

  /** From here on everything is text. */
  private asText(from: number) {
    this.mode = 'text'
    this.walked.write(this.plain(this.held.subarray(from, this.length)))
    this.length = 0
  }

  private get heldBytes(): Buffer {
    return this.held.subarray(0, this.length)
  }

  private hold(chunk: Buffer) {
    const length = this.length + chunk.length
    if (length > this.held.length) {
      const longer = Buffer.allocUnsafe(length * 2)
      this.held.copy(longer, 0, 0, this.length)
      this.held = longer
      this.view = viewOf(longer)
    }
    chunk.copy(this.held, this.length)
    this.length = length
  }

  private keepFrom(at: number) {
    this.held.copyWithin(0, at, this.length)
    this.length -= at
  }
}

const viewOf = ({ buffer, byteOffset, byteLength }: Buffer) => new DataView(buffer, byteOffset, byteLength)

/** Comments, instructions and raw texts: an end of a row that stands in one is none. */
function hasOddTags(bytes: Buffer, from: number, to: number): boolean {
  for (let at = bytes.indexOf(LESS, from); at >= 0 && at < to; at = bytes.indexOf(LESS, at + 1))
    if (bytes[at + 1] === BANG || bytes[at + 1] === ASK) return true
  return false
}
