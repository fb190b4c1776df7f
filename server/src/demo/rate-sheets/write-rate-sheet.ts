import { once } from '../../kernel'
import type { DrawnCell, DrawnSheet } from './drawn-sheet'

const library = once(() => import('hucre/xlsx'))
const ACCENT = '1F3A5F'

/** A workbook of drawn sheets, looking like one from an actuary's desk. */
export async function writeRateSheet(sheets: readonly DrawnSheet[]): Promise<Buffer> {
  const { writeXlsx } = await library()
  const bytes = await writeXlsx({
    // Always the same bytes for the same rates.
    properties: { created: new Date('2026-01-05T09:00:00Z'), modified: new Date('2026-01-05T09:00:00Z') },
    sheets: sheets.map((sheet) => ({
      name: sheet.name,
      rows: sheet.rows.map((row) => row.map(valueOf)),
      cells: new Map(sheet.rows.flatMap((row, at) => row.flatMap((cell, column) => styled(sheet, at, column, cell)))),
      merges: (sheet.merges ?? []).map(({ row, column, rows, columns }) => ({
        startRow: row,
        startCol: column,
        endRow: row + rows - 1,
        endCol: column + columns - 1,
      })),
      columns: (sheet.widths ?? []).map((width) => ({ width })),
    })),
  })
  return Buffer.from(bytes)
}

const valueOf = (cell: DrawnCell) => (cell !== null && typeof cell === 'object' ? cell.number : cell)

type Styled = [string, { value: string | number | null; style: Record<string, unknown> }]

function styled(sheet: DrawnSheet, row: number, column: number, cell: DrawnCell): Styled[] {
  const key = `${row},${column}`
  const value = valueOf(cell)
  if (sheet.titleRows?.includes(row)) return [[key, { value, style: { font: { bold: true, size: 13 } } }]]
  if (sheet.headerRows?.includes(row))
    return [
      [
        key,
        {
          value,
          style: {
            font: { bold: true, color: { rgb: 'FFFFFF' } },
            fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: ACCENT } },
            alignment: { horizontal: 'center', wrapText: true },
          },
        },
      ],
    ]
  return cell !== null && typeof cell === 'object' ? [[key, { value, style: { numFmt: cell.format } }]] : []
}
