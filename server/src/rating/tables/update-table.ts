import { type TableChange, tablesTopic } from '@coverwright/contract/rating/tables'
import {
  brokenUses,
  columnsRefusal,
  isSameStructure,
  isTableKey,
  type TableUsage,
} from '@coverwright/rules/rating/tables'
import { Refused, refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { countRows, readChunks, versionHash, writeChunks } from './chunks'
import { getTable } from './get-table'
import { holdTable } from './load-version'
import { named } from './named'
import { changeTable, changeVersion, listTablesOf, listVersionsOf, type TableRow, type VersionRow } from './store'
import type { StoredColumn } from './tables'
import { moveColumns } from './move-columns'

/** Names are changed at any time; what cells mean only while no version has ever been in force. */
export async function updateTable(ctx: MemberCtx, change: TableChange) {
  const table = await holdTable(ctx, change.id)
  const { usedBy } = await getTable(ctx, { id: table.id })
  if (change.key !== undefined && change.key !== table.key) {
    if (usedBy.length > 0) throw inUse(usedBy)
    await refuseKey(ctx, table, change.key)
  }
  const columns = change.columns as StoredColumn[] | undefined
  if (columns) await changeColumns(ctx, table, columns, usedBy)
  await changeTable(ctx, table.id, {
    ...(change.name !== undefined && { name: change.name }),
    ...(change.key !== undefined && { key: change.key }),
    ...(columns && { columns }),
  })
  await ctx.record('tables.changed', { ...named(table), name: change.name ?? table.name })
  await ctx.notify(tablesTopic)
  return getTable(ctx, { id: table.id })
}

export const inUse = (usedBy: readonly { title: string }[]) =>
  new Refused('tables.inUse', { values: { uses: usedBy.map(({ title }) => title).join(', '), count: usedBy.length } })

async function refuseKey(ctx: MemberCtx, table: TableRow, key: string) {
  if (!isTableKey(key)) throw new Refused('tables.keyShape', { field: 'key' })
  const others = (await listTablesOf(ctx, table.productId)).filter(({ id }) => id !== table.id)
  if (others.some((other) => other.key === key)) throw new Refused('tables.keyTaken', { field: 'key' })
}

async function changeColumns(ctx: MemberCtx, table: TableRow, columns: StoredColumn[], usedBy: readonly TableUsage[]) {
  refuseIf(columnsRefusal(columns))
  const [broken] = brokenUses(table.columns, columns, usedBy)
  if (broken) {
    const uses = broken.uses.map(({ title }) => title).join(', ')
    throw new Refused('tables.columnInUse', { values: { column: broken.column.title, uses } })
  }
  const versions = await listVersionsOf(ctx, [table.id])
  const isSame = isSameStructure(columns, table.columns)
  if (!isSame && versions.some(({ activatedAt }) => activatedAt !== null)) throw new Refused('tables.columnsFrozen')
  for (const version of versions) {
    if (version.state !== 'draft') continue
    const chunks = isSame ? version.chunks : await moveRows(ctx, version, table.columns, columns)
    const change = { chunks, rowCount: countRows(chunks), hash: versionHash(columns, chunks) }
    await changeVersion(ctx, version.id, version.revision, change)
  }
}

async function moveRows(
  ctx: MemberCtx,
  version: VersionRow,
  from: readonly StoredColumn[],
  to: readonly StoredColumn[],
) {
  const chunks = await readChunks(ctx, version.chunks)
  return writeChunks(
    ctx,
    chunks.map(({ ids, rows }) => ({ ids, rows: moveColumns(rows, from, to) })),
  )
}
