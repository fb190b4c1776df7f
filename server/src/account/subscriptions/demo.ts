import { NO_EXTRA_PASSES, periodFrom, type Plan } from '@coverwright/rules/account/subscriptions'
import { companyDay } from '../../company/settings'
import { findSubscription, keepSubscription } from '../../company/trials'
import type { CompanyCtx } from '../../platform/operations'
import { grantUnits } from '../units'

/** More passes than the demo has products, so that whatever somebody tries can go online. */
const PLAN: Plan = {
  ...{ tier: 'advance', cycle: 'annual', transactions: 1_000 },
  extraPasses: { ...NO_EXTRA_PASSES, simple: 8, standard: 8, complicated: 9 },
}

/** When the demo's account left its trial: what was sold since counts as sold under the plan. */
const BEGAN_DAYS_AGO = 38

/** The demo's insurer has a plan that was paid for long ago, and the units of this month. */
export async function seedPlan(ctx: CompanyCtx) {
  if (await findSubscription(ctx)) return
  const today = await companyDay(ctx)
  const startedAt = new Date(ctx.now().getTime() - BEGAN_DAYS_AGO * 86_400_000)
  const { from, to } = periodFrom(PLAN.cycle, today - BEGAN_DAYS_AGO)
  await keepSubscription(ctx, {
    ...{ plan: PLAN, startedAt, periodFrom: from, paidUntil: to, nextPlan: null, nextFrom: null },
    ...{ noticed: null, firstTriedOn: null, triedOn: null, renewalOrder: null, limitedAt: null },
  })
  await grantUnits(ctx, PLAN, today)
}
