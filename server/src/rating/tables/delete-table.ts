import { tablesTopic } from '@coverwright/contract/rating/tables'
import { holdFile } from '../../company/media'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { getTable } from './get-table'
import { holdTable } from './load-version'
import { named } from './named'
import { listTablesOf, listVersionsOf, removeTable } from './store'
import { inUse } from './update-table'

/** With a product that is erased for good. */
export async function eraseTables(ctx: CompanyCtx, productId: string) {
  for (const { id } of await listTablesOf(ctx, productId)) await removeWithFiles(ctx, id)
}

async function removeWithFiles(ctx: CompanyCtx, id: string) {
  for (const version of await listVersionsOf(ctx, [id]))
    if (version.fileId) await holdFile(ctx, { place: 'rateTable', of: version.id }, null)
  await removeTable(ctx, id)
}

/** What was published or rated with it keeps its rows; only the table and its versions go. */
export async function deleteTable(ctx: MemberCtx, { id }: { id: string }) {
  const table = await holdTable(ctx, id)
  const { usedBy } = await getTable(ctx, { id })
  if (usedBy.length > 0) throw inUse(usedBy)
  await removeWithFiles(ctx, id)
  await ctx.record('tables.deleted', named(table))
  await ctx.notify(tablesTopic)
  return { id }
}
