import { isMatchColumn, type Cell, type Row, type TableColumn } from '@coverwright/rules/rating/pricing'
import { printCell } from '@coverwright/rules/rating/tables'
import type { CompanyCtx } from '../../platform/operations'
import { readChunks } from './chunks'
import { listProductEdits, type ProductEdit } from './edit-store'
import { listTablesOf, listVersionsOf, type TableRow, type VersionRow } from './store'

/** What one person did to one version without a long pause. */
export type TableChange = {
  id: string
  by: string
  tableId: string
  name: string
  /** Null where the version is gone. */
  number: number | null
  startedAt: Date
  savedAt: Date
  cells: { row: string; column: string; before: string; after: string }[]
  rowsAdded: number
  rowsRemoved: number
  /** Rows that were changed in batches too large to be told cell by cell. */
  more: number
}

const PAUSE_MS = 5 * 60_000
/** So many edits are looked at; of larger tables the rows are not read to say which they are. */
const MOST_EDITS = 300
const MOST_ROWS = 20_000

/** Who changed which cell from what to what, in all tables of a product, newest first. */
export async function listTableChanges(ctx: CompanyCtx, productId: string): Promise<TableChange[]> {
  const tables = new Map((await listTablesOf(ctx, productId)).map((table) => [table.id, table]))
  if (tables.size === 0) return []
  const edits = await listProductEdits(ctx, [...tables.keys()], MOST_EDITS)
  const versions = new Map((await listVersionsOf(ctx, [...tables.keys()])).map((version) => [version.id, version]))
  const rows = new Map<string, ReadonlyMap<number, Row>>()
  const changes: TableChange[] = []
  for (const group of grouped(edits)) {
    const [newest, oldest] = [group[0] as ProductEdit, group.at(-1) as ProductEdit]
    const table = tables.get(newest.tableId) as TableRow
    const version = versions.get(newest.versionId)
    if (!rows.has(newest.versionId)) rows.set(newest.versionId, await rowsOf(ctx, version))
    changes.push({
      ...{ id: newest.id, by: newest.name, tableId: table.id, name: table.name, number: version?.number ?? null },
      ...{ startedAt: oldest.madeAt, savedAt: newest.madeAt },
      ...toldOf(group, table.columns, rows.get(newest.versionId) ?? new Map()),
    })
  }
  return changes
}

/** Edits come newest first. */
function grouped(edits: readonly ProductEdit[]): ProductEdit[][] {
  const groups: ProductEdit[][] = []
  for (const edit of edits) {
    const last = groups.at(-1)?.at(-1)
    const isSame = last && last.versionId === edit.versionId && last.madeBy === edit.madeBy
    if (isSame && last.madeAt.getTime() - edit.madeAt.getTime() <= PAUSE_MS) groups.at(-1)?.push(edit)
    else groups.push([edit])
  }
  return groups
}

async function rowsOf(ctx: CompanyCtx, version: VersionRow | undefined): Promise<ReadonlyMap<number, Row>> {
  if (!version || version.rowCount > MOST_ROWS) return new Map()
  const chunks = await readChunks(ctx, version.chunks)
  return new Map(chunks.flatMap(({ ids, rows }) => rows.map((row, at) => [ids[at] ?? 0, row] as const)))
}

/** From the first value of a cell to its last: what was typed in between is nobody's history. */
function toldOf(edits: readonly ProductEdit[], columns: readonly TableColumn[], rows: ReadonlyMap<number, Row>) {
  const cells = new Map<string, { rowId: number; columnId: string; before: Cell; after: Cell }>()
  const single = edits.filter(({ count }) => count === 0)
  for (const { rowId, columnId, before, after } of single.toReversed()) {
    if (columnId === '') continue
    const key = `${rowId} ${columnId}`
    cells.set(key, { rowId, columnId, before: cells.get(key)?.before ?? before, after })
  }
  const whole = single.filter(({ columnId }) => columnId === '')
  return {
    cells: [...cells.values()].flatMap(({ rowId, columnId, before, after }) => {
      const column = columns.find(({ id }) => id === columnId)
      if (!column) return []
      const [was, is] = [printCell(column, before), printCell(column, after)]
      return was === is
        ? []
        : [{ row: labelOf(columns, rows.get(rowId)), column: column.title, before: was, after: is }]
    }),
    rowsAdded: whole.filter(({ after }) => after !== null).length,
    rowsRemoved: whole.filter(({ after }) => after === null).length,
    more: edits.reduce((sum, { count }) => sum + count, 0),
  }
}

/** Whom a row is for: '18-25, Zone A'. */
const labelOf = (columns: readonly TableColumn[], row: Row | undefined): string =>
  row === undefined
    ? ''
    : columns.flatMap((column, at) => (isMatchColumn(column) ? [printCell(column, row[at]) || '–'] : [])).join(', ')
