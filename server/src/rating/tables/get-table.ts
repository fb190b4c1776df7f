import type { TableView } from '@coverwright/contract/rating/tables'
import type { MemberCtx } from '../../platform/operations'
import { openBody } from '../../design/products'
import { loadTable } from './load-version'
import { presentTables } from './list-tables'

export async function getTable(ctx: MemberCtx, { id }: { id: string }): Promise<TableView> {
  const table = await loadTable(ctx, id)
  const { body } = await openBody(ctx, table.productId)
  const [view] = await presentTables(ctx, [table], body)
  return view as TableView
}
