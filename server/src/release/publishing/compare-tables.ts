import { isMatchColumn, type Row, type TableColumn } from '@coverwright/rules/rating/pricing'
import { compareRows, isSameStructure, printCell } from '@coverwright/rules/rating/tables'
import type { ReadTable } from '../../rating/tables'

/** So many cells of a table are shown; the rest is counted. */
const MOST_CELLS = 20

/** Cell by cell what is otherwise in the rows in force; tables that say the same are left out. */
export function compareTables(before: readonly ReadTable[], after: readonly ReadTable[]) {
  return after.flatMap((table) => {
    const was = before.find(({ frozen }) => frozen.key === table.frozen.key)
    return was && was.hash !== table.hash ? [comparedOf(was, table)] : []
  })
}

function comparedOf(was: ReadTable, { table, frozen: { name } }: ReadTable) {
  const { columns } = table
  const [old, now] = [rowsOf(was), rowsOf({ table })]
  if (!isSameStructure(was.table.columns, columns))
    return { name, added: now.length, gone: old.length, changed: 0, cells: [], more: 0 }
  const { added, gone, changed } = compareRows(columns, old, now)
  const cells = changed.flatMap(({ before, after, columns: ids }) =>
    ids.map((id) => cellOf(columns, id, old[before] ?? [], now[after] ?? [])),
  )
  const shown = cells.slice(0, MOST_CELLS)
  const counts = { added: added.length, gone: gone.length, changed: changed.length }
  return { name, ...counts, cells: shown, more: cells.length - shown.length }
}

/** Of the version that begins last: the one that new business is rated by. */
const rowsOf = ({ table }: Pick<ReadTable, 'table'>): readonly Row[] => table.versions.at(-1)?.rows ?? []

function cellOf(columns: readonly TableColumn[], id: string, old: Row, now: Row) {
  const at = columns.findIndex((column) => column.id === id)
  const column = columns[at] as TableColumn
  const row = columns.flatMap((each, place) => (isMatchColumn(each) ? [printCell(each, now[place])] : []))
  return {
    row: row.join(', '),
    column: column.title,
    before: printCell(column, old[at]),
    after: printCell(column, now[at]),
  }
}
