import type { ImportDetail, RegionPlan } from '@coverwright/contract/rating/imports'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { detailOf, holdImport, loadSetting } from './load-import'
import { planProblems } from './plan-problems'
import { changeImport } from './store'

/** Saved as it is, sound or not: what still stands in the way of converting comes back with it. */
export async function saveMapping(
  ctx: MemberCtx,
  { id, plan }: { id: string; plan: RegionPlan[] },
): Promise<ImportDetail> {
  const { row, next } = await holdImport(ctx, id, 'map')
  const isKnown = ({ sheet, regionId }: RegionPlan) =>
    row.sheets[sheet]?.regions.some((region) => region.id === regionId)
  if (!plan.every(isKnown)) throw new Refused('imports.regionGone')
  const { tables } = await loadSetting(ctx, row.productId)
  const state = planProblems(plan, row.sheets, tables).length === 0 ? next : 'identified'
  const changed = await changeImport(ctx, id, { state, plan: { regions: plan, reasons: row.plan.reasons } })
  return detailOf(ctx, changed)
}
