import { type SheetCell, sheetLimits } from '@coverwright/rules/rating/imports'
import { decodeText } from '../files'
import { type CsvFault, readRecords } from './csv-records'
import { SheetRefused } from './sheet-refused'
import { SheetCounter, type SheetVisitor } from './sheet-visitor'

const SEPARATORS = [',', ';', '\t'] as const
/** How much of the file is looked at to find the separator. */
const SAMPLE_LINES = 40

/** A text file as one sheet; every cell is a text, what it means is found out later. */
export async function readCsv(bytes: Buffer, name: string, visitor: SheetVisitor): Promise<void> {
  const decoded = await decodeText(bytes)
  if (!decoded) throw new SheetRefused('imports.unknownEncoding')
  const counter = new SheetCounter(visitor)
  if (!counter.startSheet(name, false)) return
  const fault = readRecords(decoded.text, separatorOf(decoded.text), (record, at) => counter.row(at, cellsOf(record)))
  if (fault) refuse(fault, counter)
  counter.endSheet([])
}

function refuse({ at, column, what }: CsvFault, counter: SheetCounter): never {
  const { maxColumns, maxTextLength } = sheetLimits
  if (what === 'tooManyCells') return counter.refuse('imports.tooManyColumns', at, maxColumns, maxColumns)
  if (what === 'textTooLong') return counter.refuse('imports.textTooLong', at, column, maxTextLength)
  return counter.refuse('imports.quoteOpen', at, column)
}

function cellsOf(record: readonly string[]): SheetCell[] {
  const cells = record.map((text): SheetCell => (text.trim() === '' ? null : text))
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
