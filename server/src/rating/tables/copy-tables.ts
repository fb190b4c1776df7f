import type { CompanyCtx } from '../../platform/operations'
import { insertTable, insertVersion, listTablesOf, listVersionsOf } from './store'

/**
 * The tables of one product for another that begins where it is: what is in force or will be, and drafts. Versions share
 * their chunks, so that this costs the same however many rows there are.
 */
export async function copyTables(ctx: CompanyCtx, fromProductId: string, productId: string) {
  const tables = await listTablesOf(ctx, fromProductId)
  const ids = new Map(tables.map((table) => [table.id, ctx.newId()]))
  const times = { createdAt: ctx.now(), updatedAt: ctx.now() }
  for (const { id, key, name, use, columns, nextRow } of tables)
    await insertTable(ctx, { id: ids.get(id) ?? '', productId, key, name, use, columns, nextRow, ...times })
  for (const version of await listVersionsOf(ctx, [...ids.keys()])) {
    if (version.state === 'inactive') continue
    const { number, state, effectiveFrom, effectiveTo, rowCount, hash, chunks, activatedAt } = version
    await insertVersion(ctx, {
      ...{ id: ctx.newId(), tableId: ids.get(version.tableId) ?? '', number, state, effectiveFrom, effectiveTo },
      ...{ revision: 1, rowCount, hash, chunks, activatedAt, madeBy: version.madeBy },
      // The file and the upload are the other product's history.
      ...{ copiedFrom: null, importId: null, fileId: null },
    })
  }
}
