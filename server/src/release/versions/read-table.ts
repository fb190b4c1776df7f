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
import { readRows } from '@coverwright/rules/release/versions'
import { z } from 'zod'
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
export function readTable(folder: ArchiveFolder, file: JsonFile, others: readonly ArchivedTable[]): ArchivedTable {
  const { key, name, use, columns, versions } = shaped(file, Table)
  if (others.some((other) => other.key === key)) throw refusedIn(file, ['key'])
  if (columnsRefusal(columns)) throw refusedIn(file, ['columns'])
  const active: { id: string; number: number; effectiveFrom: string; effectiveTo: string | null }[] = []
  const read = versions.map((version, at): ArchivedVersion => {
    const { state, effectiveFrom, effectiveTo } = version
    if (daysRefusal(version)) throw refusedIn(file, ['versions', at])
    // One version holds on a day: two would give two prices.
    if (state === 'active' && overlapping(active, version).length > 0)
      throw refusedIn(file, ['versions', at, 'effectiveFrom'], 'versions.daysShared')
    if (state === 'active') active.push({ id: `${at}`, number: at, effectiveFrom, effectiveTo })
    const sheet = readRows(columns, folder.text(version.file))
    if ('rows' in sheet && sheet.rows.length <= MAX_TABLE_ROWS)
      return { state, effectiveFrom, effectiveTo, rows: sheet.rows }
    const { line, column = '' } = 'fault' in sheet ? sheet.fault : { line: MAX_TABLE_ROWS }
    throw refusedAt(column ? 'versions.badCell' : 'versions.badRow', version.file, line, { column })
  })
  return { key, name, use, columns, versions: read }
}
