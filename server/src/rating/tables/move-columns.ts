import type { Row } from '@coverwright/rules/rating/pricing'
import { printCell, readCell } from '@coverwright/rules/rating/tables'
import type { StoredColumn } from './tables'

/** Rows under other columns: a column keeps its cells by its id, read anew where it means something else; what cannot be read is empty. */
export function moveColumns(rows: readonly Row[], from: readonly StoredColumn[], to: readonly StoredColumn[]): Row[] {
  const places = to.map((column) => from.findIndex(({ id }) => id === column.id))
  return rows.map((row) =>
    to.map((column, at) => {
      const place = places[at] ?? -1
      const before = from[place]
      if (!before) return null
      const read = readCell(column, printCell(before, row[place]))
      return read.ok ? read.cell : null
    }),
  )
}
