import { isMatchColumn, type Cell, type Row } from '@coverwright/rules/rating/pricing'
import { neutralised, printCell } from '@coverwright/rules/rating/tables'
import { writeXlsx } from 'hucre'
import type { StoredColumn } from './tables'

/** One sheet: the titles, then the rows as people read them. Texts that a spreadsheet would run get an apostrophe. */
export async function writeSheet(
  title: string,
  columns: readonly StoredColumn[],
  rows: readonly Row[],
): Promise<Uint8Array> {
  const header = columns.map((column) => neutralised(column.title))
  const body = rows.map((row) => columns.map((column, at) => sheetValue(column, row[at] ?? null)))
  return writeXlsx({
    sheets: [
      {
        name: sheetName(title),
        rows: [header, ...body],
        columns: columns.map((column) => ({ width: isMatchColumn(column) ? 18 : 14 })),
        freezePane: { rows: 1 },
      },
    ],
  })
}

/** Numbers as numbers, as long as a spreadsheet keeps all of their digits; everything else as text. */
function sheetValue(column: StoredColumn, cell: Cell): string | number | null {
  const printed = printCell(column, cell)
  if (printed === '') return null
  const isNumeric =
    column.role === 'factor' || column.role === 'amount' || (column.role === 'exact' && column.of === 'number')
  if (isNumeric && printed.replace(/[^\d]/g, '').replace(/^0+/, '').length <= 15) return Number(printed)
  return neutralised(printed)
}

/** At most 31 letters, and none that a sheet's name may not hold. */
const sheetName = (title: string): string =>
  title
    .replace(/[[\]:*?/\\']/g, ' ')
    .slice(0, 31)
    .trim() || 'Table'
