import type { TableDraft } from '@coverwright/contract/rating/tables'
import type { MemberCtx } from '../../platform/operations'
import { addTableVersion } from './add-table-version'
import { getTable } from './get-table'
import type { StoredColumn } from './tables'

export async function createTable(ctx: MemberCtx, { columns, effectiveFrom, key, name, productId, use }: TableDraft) {
  const table = { name, use, columns: columns as StoredColumn[], ...(key !== undefined && { key }) }
  const { tableId } = await addTableVersion(ctx, { productId, table, rows: [], effectiveFrom, madeBy: ctx.member.id })
  return getTable(ctx, { id: tableId })
}
