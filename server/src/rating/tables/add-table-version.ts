import { tablesTopic } from '@coverwright/contract/rating/tables'
import type { Row, TableColumn } from '@coverwright/rules/rating/pricing'
import {
  CHUNK_ROWS,
  columnsRefusal,
  daysRefusal,
  holdsAlike,
  isSameStructure,
  isTableKey,
  keyFrom,
  MAX_TABLE_ROWS,
  type PrintedRows,
  rowsRefusal,
  type TableUse,
} from '@coverwright/rules/rating/tables'
import { yieldToOthers, Refused, refuseIf } from '../../kernel'
import { holdFile } from '../../company/media'
import type { CompanyCtx } from '../../platform/operations'
import { openBody } from '../../design/products'
import { countRows, cutIntoChunks, versionHash, writeChunks, writePrinted } from './chunks'
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
  rows: readonly Row[] | PrintedRows
  effectiveFrom: string
  effectiveTo?: string | null
  importId?: string
  fileId?: string
  madeBy?: string
}

/** A draft of these rows, in a table that is there or a new one. Nothing that is in force is touched. */
export async function addTableVersion(ctx: CompanyCtx, version: NewVersion) {
  const { effectiveFrom, effectiveTo = null } = version
  refuseIf(daysRefusal({ effectiveFrom, effectiveTo }))
  const count = countOf(version.rows)
  if (count > MAX_TABLE_ROWS) throw new Refused('tables.tooManyRows', { values: { limit: MAX_TABLE_ROWS } })
  const table = await ('id' in version.table
    ? holdTable(ctx, version.productId, version.table)
    : openTable(ctx, version.productId, version.table))
  const chunks = await writeRows(ctx, table, version.rows)
  await changeTable(ctx, table.id, { nextRow: table.nextRow + count })
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
  await ctx.record('tables.versionAdded', { ...named(table), number, rows: count })
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

const isPrinted = (rows: NewVersion['rows']): rows is PrintedRows => 'parts' in rows

const countOf = (rows: NewVersion['rows']) =>
  isPrinted(rows) ? rows.parts.reduce((sum, { count }) => sum + count, 0) : rows.length

/** Rows that were looked at under columns of another kind than the table's are looked at again. */
async function writeRows(ctx: CompanyCtx, { columns, nextRow }: TableRow, rows: NewVersion['rows']) {
  if (isPrinted(rows) && holdsAlike(rows.columns, columns)) return writePrinted(ctx, rows.parts, nextRow)
  const read = isPrinted(rows) ? rows.parts.flatMap(({ text }) => JSON.parse(text) as Row[]) : rows
  for (let at = 0; at < read.length; at += CHUNK_ROWS) {
    refuseIf(rowsRefusal(columns, read.slice(at, at + CHUNK_ROWS), at + 1))
    await yieldToOthers()
  }
  return writeChunks(ctx, await cutIntoChunks(read, nextRow))
}
