import { tablesTopic } from '@coverwright/contract/rating/tables'
import type { Row, TableColumn } from '@coverwright/rules/rating/pricing'
import {
  cellRefusal,
  columnsRefusal,
  daysRefusal,
  isSameStructure,
  isTableKey,
  keyFrom,
  MAX_TABLE_ROWS,
  type TableUse,
} from '@coverwright/rules/rating/tables'
import { yieldToOthers, Refused, refuseIf } from '../../kernel'
import { holdFile } from '../../company/media'
import type { CompanyCtx } from '../../platform/operations'
import { openBody } from '../../design/products'
import { countRows, cutIntoChunks, versionHash, writeChunks } from './chunks'
import { named } from './named'
import {
  changeTable,
  insertTable,
  insertVersion,
  lastVersionNumber,
  listTablesOf,
  lockTable,
  type TableRow,
} from './store'
import type { StoredColumn } from './tables'

export type NewTable = { name: string; use: TableUse; columns: readonly StoredColumn[]; key?: string }

export type NewVersion = {
  productId: string
  /** One that is there, whose columns the rows are made for; or a new one. */
  table: { id: string; columns?: readonly StoredColumn[] } | NewTable
  rows: readonly Row[]
  effectiveFrom: string
  effectiveTo?: string | null
  importId?: string
  fileId?: string
  madeBy?: string
}

/** A draft of these rows, in a table that is there or a new one. Nothing that is in force is touched. */
export async function addTableVersion(ctx: CompanyCtx, version: NewVersion) {
  const { rows, effectiveFrom, effectiveTo = null } = version
  refuseIf(daysRefusal({ effectiveFrom, effectiveTo }))
  if (rows.length > MAX_TABLE_ROWS) throw new Refused('tables.tooManyRows', { values: { limit: MAX_TABLE_ROWS } })
  const table = await ('id' in version.table
    ? holdTable(ctx, version.productId, version.table)
    : openTable(ctx, version.productId, version.table))
  await refuseRows(table.columns, rows)

  const chunks = await writeChunks(ctx, await cutIntoChunks(rows, table.nextRow))
  await changeTable(ctx, table.id, { nextRow: table.nextRow + rows.length })
  const id = ctx.newId()
  const number = (await lastVersionNumber(ctx, table.id)) + 1
  await insertVersion(ctx, {
    id,
    tableId: table.id,
    number,
    state: 'draft',
    effectiveFrom,
    effectiveTo,
    revision: 1,
    rowCount: countRows(chunks),
    hash: versionHash(table.columns, chunks),
    chunks,
    copiedFrom: null,
    importId: version.importId ?? null,
    fileId: version.fileId ?? null,
    madeBy: version.madeBy ?? null,
    activatedAt: null,
  })
  if (version.fileId) await holdFile(ctx, { place: 'rateTable', of: id }, version.fileId)
  await ctx.record('tables.versionAdded', { ...named(table), number, rows: rows.length })
  await ctx.notify(tablesTopic)
  return { tableId: table.id, versionId: id }
}

async function holdTable(
  ctx: CompanyCtx,
  productId: string,
  { id, columns }: { id: string; columns?: readonly TableColumn[] },
): Promise<TableRow> {
  const table = await lockTable(ctx, id)
  if (!table || table.productId !== productId) throw new Refused('tables.notFound')
  if (columns && !isSameStructure(columns, table.columns)) throw new Refused('tables.columnsFrozen')
  return table
}

/** Opens a table without any version. */
export async function openTable(ctx: CompanyCtx, productId: string, { name, use, columns, key }: NewTable) {
  await openBody(ctx, productId)
  refuseIf(columnsRefusal(columns))
  const known = await listTablesOf(ctx, productId)
  const taken = known.map((table) => table.key)
  const chosen = key ?? keyFrom(name, taken)
  if (!isTableKey(chosen)) throw new Refused('tables.keyShape', { field: 'key' })
  if (taken.includes(chosen)) throw new Refused('tables.keyTaken', { field: 'key' })
  const id = ctx.newId()
  const times = { createdAt: after(known.at(-1)?.createdAt, ctx.now()), updatedAt: ctx.now() }
  const table = { id, productId, key: chosen, name: name.trim(), use, columns: [...columns], nextRow: 1, ...times }
  await insertTable(ctx, table)
  return { ...table, companyId: ctx.company }
}

/** Tables that are made at the same time keep the order that they are made in. */
const after = (last: Date | undefined, now: Date): Date => (last && last >= now ? new Date(last.getTime() + 1) : now)

/** So few that looking at them keeps nobody waiting. */
const ROWS_AT_ONCE = 1_000

/** The first cell that cannot stand where it stands, by its row from the top. */
async function refuseRows(columns: readonly StoredColumn[], rows: readonly Row[]) {
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_AT_ONCE === 0) await yieldToOthers()
    if (row.length !== columns.length) throw new Refused('tables.rowWidth', { values: { row: at + 1 } })
    columns.forEach((column, place) => {
      const code = cellRefusal(column, row[place] ?? null)
      if (code) throw new Refused(code, { values: { row: at + 1, column: column.title } })
    })
  }
}
