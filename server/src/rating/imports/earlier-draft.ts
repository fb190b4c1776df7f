import type { ImportResult } from '@coverwright/contract/rating/imports'
import { isSameStructure } from '@coverwright/rules/rating/tables'
import type { TableColumn } from '@coverwright/rules/rating/pricing'
import type { CompanyCtx } from '../../platform/operations'
import { dropDraft, findVersion, listTablesOf } from '../tables'
import type { ImportRow } from './store'

/** What this import made of the same table before, while that is still there and has the same columns. */
export async function earlierDraft(
  ctx: CompanyCtx,
  { productId, results }: ImportRow,
  made: { sheet: string; regionId: string; columns: readonly TableColumn[] },
): Promise<ImportResult | null> {
  const before = results.find(({ sheet, regionId }) => sheet === made.sheet && regionId === made.regionId)
  if (!before) return null
  const table = (await listTablesOf(ctx, productId)).find(({ id }) => id === before.tableId)
  return table && isSameStructure(made.columns, table.columns) ? before : null
}

/** The draft that another has taken the place of goes; one that somebody worked on stays beside it. */
export async function dropUntouched(ctx: CompanyCtx, versionId: string) {
  const version = await findVersion(ctx, versionId)
  if (version?.state === 'draft' && version.revision === 1) await dropDraft(ctx, versionId)
}
