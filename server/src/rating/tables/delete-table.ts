import { tablesTopic } from '@coverwright/contract/rating/tables'
import { holdFile } from '../../company/media'
import type { MemberCtx } from '../../platform/operations'
import { getTable } from './get-table'
import { holdTable } from './load-version'
import { named } from './named'
import { listVersionsOf, removeTable } from './store'
import { inUse } from './update-table'

/** What was published or rated with it keeps its rows; only the table and its versions go. */
export async function deleteTable(ctx: MemberCtx, { id }: { id: string }) {
  const table = await holdTable(ctx, id)
  const { usedBy } = await getTable(ctx, { id })
  if (usedBy.length > 0) throw inUse(usedBy)
  for (const version of await listVersionsOf(ctx, [id]))
    if (version.fileId) await holdFile(ctx, { place: 'rateTable', of: version.id }, null)
  await removeTable(ctx, id)
  await ctx.record('tables.deleted', named(table))
  await ctx.notify(tablesTopic)
  return { id }
}
