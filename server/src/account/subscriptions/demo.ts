import { NO_EXTRA_PASSES, periodFrom, type Plan, priceOfPlan } from '@coverwright/rules/account/subscriptions'
import { companyDay } from '../../company/settings'
import { findSubscription, keepSubscription } from '../../company/trials'
import type { CompanyCtx } from '../../platform/operations'
import { daysAgo, seedPaidBill } from '../billing'
import { grantUnits, seedUnits } from '../units'
import { askedBy } from './price-plan'

/** More passes than the demo has products, so that whatever somebody tries can go online. */
const PLAN: Plan = {
  ...{ tier: 'advance', cycle: 'annual', transactions: 1_000 },
  extraPasses: { ...NO_EXTRA_PASSES, simple: 8, standard: 8, complicated: 9 },
}

/** When the demo's account left its trial: what was sold since counts as sold under the plan. */
const BEGAN_DAYS_AGO = 38

/** The demo's insurer has a plan that was paid for long ago, the units of this month, and some that it bought. */
export async function seedPlan(ctx: CompanyCtx) {
  if (await findSubscription(ctx)) return
  await seedPaidPlan(ctx, PLAN)
  await seedUnits(ctx)
  await grantUnits(ctx, PLAN, await companyDay(ctx))
}

/** The demo's broker has a small one. */
export async function seedBrokerPlan(ctx: CompanyCtx) {
  const plan: Plan = { tier: 'standard', cycle: 'annual', transactions: 50, extraPasses: NO_EXTRA_PASSES }
  await seedPaidPlan(ctx, plan)
  await grantUnits(ctx, plan, await companyDay(ctx))
}

async function seedPaidPlan(ctx: CompanyCtx, plan: Plan) {
  const then = daysAgo(ctx, BEGAN_DAYS_AGO)
  const [day, startedAt] = [await companyDay(then), then.now()]
  const { from, to } = periodFrom(plan.cycle, day)
  const { price, period } = priceOfPlan(plan, day, await askedBy(then))
  await seedPaidBill(then, { what: { kind: 'plan', plan, change: 'start' }, price, period })
  await keepSubscription(ctx, {
    ...{ plan, startedAt, periodFrom: from, paidUntil: to, nextPlan: null, nextFrom: null },
    ...{ noticed: null, firstTriedOn: null, triedOn: null, renewalOrder: null, limitedAt: null },
  })
}
