import { type SheetCell, sheetLimits } from '@coverwright/rules/imports'
import { parse } from 'csv-parse/sync'
import { decodeText } from '../files'
import { SheetRefused } from './sheet-refused'
import { SheetCounter, type SheetVisitor } from './sheet-visitor'

const SEPARATORS = [',', ';', '\t'] as const
/** How much of the file is looked at to find the separator. */
const SAMPLE_LINES = 40

/** A text file as one sheet; every cell is a text, what it means is found out later. */
export function readCsv(bytes: Buffer, name: string, visitor: SheetVisitor): void {
  const decoded = decodeText(bytes)
  if (!decoded) throw new SheetRefused('imports.unknownEncoding')
  const counter = new SheetCounter(visitor)
  if (!counter.startSheet(name, false)) return
  let at = 0
  const records = recordsOf(decoded.text)
  for (const record of records) counter.row(at++, cellsOf(record, at - 1, counter))
  counter.endSheet([])
}

function recordsOf(text: string): string[][] {
  try {
    return parse(text, {
      delimiter: separatorOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: sheetLimits.maxTextLength * 8,
    })
  } catch (error) {
    const { code, lines } = error as { code?: string; lines?: number }
    if (code === 'CSV_MAX_RECORD_SIZE')
      throw new SheetRefused('imports.textTooLong', { limit: sheetLimits.maxTextLength, cell: `A${lines ?? 1}` })
    throw new SheetRefused('imports.quoteOpen', { cell: `A${lines ?? 1}` })
  }
}

function cellsOf(record: string[], at: number, counter: SheetCounter): SheetCell[] {
  const cells = record.map((text, column): SheetCell => {
    if (text.length > sheetLimits.maxTextLength)
      counter.refuse('imports.textTooLong', at, column, sheetLimits.maxTextLength)
    return text.trim() === '' ? null : text
  })
  while (cells.length > 0 && cells.at(-1) === null) cells.pop()
  return cells
}

/** The one that cuts the most lines into the same number of cells, quoted ones left alone. */
export function separatorOf(text: string): string {
  const lines = text
    .slice(0, 65_536)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE_LINES)
  const scored = SEPARATORS.map((separator) => {
    const counts = lines.map((line) => line.split(separator).length - 1).filter((count) => count > 0)
    const usual = Math.max(
      0,
      ...counts.map((count) => counts.filter((other) => other === count).length * Math.min(count, 8)),
    )
    return { separator, usual }
  })
  return scored.reduce((best, each) => (each.usual > best.usual ? each : best)).separator
}
