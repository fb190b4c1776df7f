import { type CsvFault, readRecords, separatorOf } from '@coverwright/rules/kernel'
import { type SheetCell, sheetLimits } from '@coverwright/rules/rating/imports'
import { decodeText } from '../bytes'
import { SheetRefused } from './sheet-refused'
import { SheetCounter, type SheetVisitor } from './sheet-visitor'

/** A text file as one sheet; every cell is a text, what it means is found out later. */
export async function readCsv(bytes: Buffer, name: string, visitor: SheetVisitor): Promise<void> {
  const decoded = await decodeText(bytes)
  if (!decoded) throw new SheetRefused('imports.unknownEncoding')
  const counter = new SheetCounter(visitor)
  if (!counter.startSheet(name, false)) return
  const takeRow = (record: string[], at: number) => counter.row(at, cellsOf(record))
  const fault = readRecords(decoded.text, separatorOf(decoded.text), takeRow, sheetLimits.maxTextLength)
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
