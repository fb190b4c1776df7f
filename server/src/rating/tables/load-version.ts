import { Refused } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { findTable, findVersion, lockTable, type TableRow, type VersionRow } from './store'

export type LoadedVersion = { table: TableRow; version: VersionRow }

export async function loadTable(ctx: CompanyCtx, id: string): Promise<TableRow> {
  const table = await findTable(ctx, id)
  if (!table) throw new Refused('tables.notFound')
  return table
}

/** The same, held for this transaction, for whatever changes it. */
export async function holdTable(ctx: CompanyCtx, id: string): Promise<TableRow> {
  const table = await lockTable(ctx, id)
  if (!table) throw new Refused('tables.notFound')
  return table
}

export async function loadVersion(ctx: CompanyCtx, id: string): Promise<LoadedVersion> {
  const version = await findVersion(ctx, id)
  if (!version) throw new Refused('tables.notFound')
  return { version, table: await loadTable(ctx, version.tableId) }
}

/** The version as it is once its table is held: what was read before may be old. */
export async function holdVersion(ctx: CompanyCtx, id: string, baseRevision?: number): Promise<LoadedVersion> {
  const found = await findVersion(ctx, id)
  if (!found) throw new Refused('tables.notFound')
  const table = await holdTable(ctx, found.tableId)
  const version = await findVersion(ctx, id)
  if (!version) throw new Refused('tables.notFound')
  if (baseRevision !== undefined && version.revision !== baseRevision)
    throw new Refused('tables.changed', { values: { revision: version.revision } })
  return { table, version }
}
