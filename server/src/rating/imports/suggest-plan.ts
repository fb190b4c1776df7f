import type { SheetSurvey } from '@coverwright/rules/rating/imports'
import type { CompanyCtx } from '../../platform/operations'
import { listVersionsOf } from '../tables'
import { proposePlan, type Setting } from './propose-plan'
import { listMappings } from './store'
import type { StoredPlan } from './tables'

/** A first plan for all tables of a file, with what was remembered of files like it. */
export async function suggestPlan(
  ctx: CompanyCtx,
  sheets: readonly SheetSurvey[],
  setting: Setting & { productId: string; tableIds: readonly string[] },
): Promise<StoredPlan> {
  const active = (await listVersionsOf(ctx, setting.tableIds)).filter(({ state }) => state === 'active')
  const inForce = new Set(active.map(({ tableId }) => tableId))
  return proposePlan(sheets, { ...setting, inForce, known: await listMappings(ctx, setting.productId) })
}
