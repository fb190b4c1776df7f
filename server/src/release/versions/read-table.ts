import { TableColumns } from '@coverwright/contract/rating/tables'
import {
  columnsRefusal,
  daysRefusal,
  isTableKey,
  MAX_TABLE_NAME,
  MAX_TABLE_ROWS,
  overlapping,
  tableUses,
} from '@coverwright/rules/rating/tables'
import type { Row } from '@coverwright/rules/rating/pricing'
import { readRow, type RowFault, sheetLines } from '@coverwright/rules/release/versions'
import { z } from 'zod'
import { yieldToOthers } from '../../kernel'
import type { ArchivedTable, ArchivedVersion } from './archive'
import { type ArchiveFolder, type JsonFile, refusedAt, refusedIn, shaped } from './archive-folder'

const day = z.iso.date()
const Table = z.object({
  key: z.string().refine(isTableKey),
  name: z.string().min(1).max(MAX_TABLE_NAME),
  use: z.enum(tableUses),
  columns: TableColumns,
  versions: z
    .array(
      z.object({
        state: z.enum(['active', 'draft']),
        effectiveFrom: day,
        effectiveTo: day.nullable(),
        file: z.string().max(300),
      }),
    )
    .max(200),
})

/** A table by its definition and the sheets that it names. */
export async function readTable(
  folder: ArchiveFolder,
  file: JsonFile,
  others: readonly ArchivedTable[],
): Promise<ArchivedTable> {
  const { key, name, use, columns, versions } = shaped(file, Table)
  if (others.some((other) => other.key === key)) throw refusedIn(file, ['key'])
  if (columnsRefusal(columns)) throw refusedIn(file, ['columns'])
  const active: { id: string; number: number; effectiveFrom: string; effectiveTo: string | null }[] = []
  const read: ArchivedVersion[] = []
  for (const [at, version] of versions.entries()) {
    const { state, effectiveFrom, effectiveTo } = version
    if (daysRefusal(version)) throw refusedIn(file, ['versions', at])
    // One version holds on a day: two would give two prices.
    if (state === 'active' && overlapping(active, version).length > 0)
      throw refusedIn(file, ['versions', at, 'effectiveFrom'], 'versions.daysShared')
    if (state === 'active') active.push({ id: `${at}`, number: at, effectiveFrom, effectiveTo })
    const rows = await rowsOf(columns, folder.text(version.file), version.file)
    read.push({ state, effectiveFrom, effectiveTo, rows })
  }
  return { key, name, use, columns, versions: read }
}

/** Read in some milliseconds; between two such parts others are answered. */
const ROWS_AT_ONCE = 1_000

async function rowsOf(columns: ArchivedTable['columns'], text: string, file: string): Promise<Row[]> {
  const refuse = ({ line, column = '' }: RowFault) =>
    refusedAt(column ? 'versions.badCell' : 'versions.badRow', file, line, { column })
  const lines = sheetLines(columns, text)
  if (!Array.isArray(lines)) throw refuse(lines)
  const rows: Row[] = []
  for (const [at, line] of lines.entries()) {
    if (at % ROWS_AT_ONCE === 0) await yieldToOthers()
    const row = readRow(columns, line)
    if ('what' in row) throw refuse(row)
    rows.push(row)
  }
  if (rows.length > MAX_TABLE_ROWS) throw refuse({ line: MAX_TABLE_ROWS, what: 'width' })
  return rows
}
