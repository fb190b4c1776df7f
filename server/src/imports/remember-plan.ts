import type { ImportResult } from '@coverwright/contract/imports'
import { headerKey, regionFingerprint, type RememberedColumn } from '@coverwright/rules/imports'
import type { CompanyCtx } from '../platform/operations'
import { type ImportRow, rememberMapping } from './store'

/** What people decided about a sheet is what they will decide about the next one of the same header. */
export async function rememberPlan(ctx: CompanyCtx, row: ImportRow, results: readonly ImportResult[]) {
  for (const { regionId, sheet, mapping, isChosen, tableName, use } of row.plan.regions) {
    const region = row.sheets[sheet]?.regions.find(({ id }) => id === regionId)
    if (!isChosen || !region) continue
    const columns: Record<string, RememberedColumn> = {}
    for (const { at: _at, toAt, ...kept } of mapping.columns) {
      const name = region.columns.find((column) => column.at === _at)?.name ?? ''
      columns[headerKey(toAt === null ? name : kept.title)] = kept
    }
    const tableId =
      results.find((each) => each.regionId === regionId && each.sheet === row.sheets[sheet]?.name)?.tableId ?? null
    const fingerprint = regionFingerprint(region.columns.map((column) => column.name))
    await rememberMapping(ctx, { productId: row.productId, fingerprint, columns, tableId, tableName, use })
  }
}
