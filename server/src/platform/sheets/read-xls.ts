import { type SheetCell, sheetLimits } from '@coverwright/rules/rating/imports'
import type { CellObject, WorkSheet } from '@e965/xlsx'
import { once } from '../../kernel'
import { checkXls } from './check-xls'
import { plainNumber } from './number-text'
import { daySerial } from './serial-date'
import { SheetRefused } from './sheet-refused'
import { SheetCounter, type SheetVisitor } from './sheet-visitor'
import { lookOf } from './xlsx-styles'

const library = once(() => import('@e965/xlsx'))

/** Old workbooks, by SheetJS: the format is closed for good, and nobody sends large ones. */
export async function readXls(bytes: Buffer, visitor: SheetVisitor): Promise<void> {
  checkXls(bytes)
  const { read, utils } = await library()
  const book = await Promise.resolve()
    .then(() =>
      read(bytes, { type: 'buffer', dense: true, cellNF: true, cellHTML: false, sheetRows: sheetLimits.maxRows + 1 }),
    )
    .catch((error: unknown) => {
      throw new SheetRefused(/password|encrypt/i.test(String(error)) ? 'imports.encrypted' : 'imports.broken')
    })
  if (book.SheetNames.length === 0) throw new SheetRefused('imports.noSheet')
  const is1904 = book.Workbook?.WBProps?.date1904 ?? false
  const counter = new SheetCounter(visitor)
  for (const [place, name] of book.SheetNames.entries()) {
    const sheet = book.Sheets[name]
    if (!sheet || !counter.startSheet(name, (book.Workbook?.Sheets?.[place]?.Hidden ?? 0) !== 0)) continue
    const rows = (sheet as WorkSheet & { '!data'?: (CellObject | undefined)[][] })['!data'] ?? []
    const origin = sheet['!ref'] ? utils.decode_range(sheet['!ref']).e : { r: 0, c: 0 }
    if (origin.c >= 16_384) throw new SheetRefused('imports.broken')
    rows.forEach((row, at) => counter.row(at, row ? cellsOf(row, is1904) : []))
    counter.endSheet((sheet['!merges'] ?? []).map(({ s, e }) => ({ top: s.r, left: s.c, bottom: e.r, right: e.c })))
  }
}

function cellsOf(row: (CellObject | undefined)[], is1904: boolean): SheetCell[] {
  const cells = Array.from(row, (cell) => (cell ? cellOf(cell, is1904) : null))
  while (cells.length > 0 && cells.at(-1) === null) cells.pop()
  return cells
}

function cellOf(cell: CellObject, is1904: boolean): SheetCell {
  switch (cell.t) {
    case 's':
      return String(cell.v ?? '') || null
    case 'b':
      return cell.v === true
    case 'e':
      return { fault: 'error', text: cell.w ?? '#VALUE!' }
    case 'n': {
      const number = plainNumber(String(cell.v))
      if (number === null) return { fault: 'number', text: String(cell.v) }
      const look = lookOf(String(cell.z ?? 'General'))
      if (look !== 'date') return { number, look }
      const date = daySerial(number, is1904)
      return date === null ? { number, look: 'plain' } : { date }
    }
    default:
      return cell.f ? { fault: 'formula', text: `=${cell.f}` } : null
  }
}
