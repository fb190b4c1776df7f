import { edgeMove, regionFingerprint, rememberTable } from '@coverwright/rules/rating/imports'
import type { CompanyCtx } from '../../platform/operations'
import { type ImportRow, rememberMapping } from './store'

/** Of a sheet by its name first: one header may stand on many sheets, each with a table of its own. */
export const rememberedKeys = (names: readonly string[], sheet: string) => {
  const print = regionFingerprint(names)
  return { own: `${print}\n${sheet.trim().toLowerCase()}`, any: print }
}

/** Of edges that were moved: by what was found, which is all that the next file has. */
export const movedKey = (names: readonly string[], sheet: string) => `edges\n${rememberedKeys(names, sheet).own}`

/** What people decided about a sheet is what they will decide about the next one of the same header. */
export async function rememberPlan(ctx: CompanyCtx, row: ImportRow, tableIds: ReadonlyMap<string, string>) {
  for (const { regionId, sheet, mapping, isChosen, stack, tableName, use } of row.plan.regions) {
    const place = row.sheets[sheet]
    const region = place?.regions.find(({ id }) => id === regionId)
    if (!place || !region) continue
    const { columns, cross } = rememberTable(region, mapping)
    const rest = { cross: cross ?? null, isChosen, label: stack ? (mapping.label ?? null) : null }
    const tableId = tableIds.get(planKey(sheet, regionId)) ?? null
    const known = { productId: row.productId, columns: { ...columns }, rest, tableId, tableName, use }
    const keys = rememberedKeys(
      region.columns.map(({ name }) => name),
      place.name,
    )
    await rememberMapping(ctx, { ...known, fingerprint: keys.own })
    if (region.found) {
      const edges = edgeMove(region.found.edges, region.edges)
      const fingerprint = movedKey(region.found.names, place.name)
      await rememberMapping(ctx, { ...known, columns: {}, rest: { edges }, fingerprint })
    }
    if (isChosen) await rememberMapping(ctx, { ...known, fingerprint: keys.any })
  }
}

export const planKey = (sheet: number, regionId: string) => `${sheet}:${regionId}`
