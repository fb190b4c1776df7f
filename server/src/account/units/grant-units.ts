import { type Plan, tierFacts } from '@coverwright/rules/account/subscriptions'
import { type Day, printDay } from '@coverwright/rules/kernel'
import { findSubscription } from '../../company/trials'
import { companyDay } from '../../company/settings'
import type { CompanyCtx } from '../../platform/operations'
import { addUnits } from './move-units'
import { sumGranted } from './store'

/** The units of a month come with its first day, or when a plan begins or grows; never more than the plan has. */
export async function grantUnits(ctx: CompanyCtx, plan: Plan, today: Day) {
  const month = `plan:${printDay(today).slice(0, 7)}:`
  const { unitsAMonth } = tierFacts[plan.tier]
  const units = unitsAMonth - (await sumGranted(ctx, month))
  await addUnits(ctx, { move: 'granted', units, key: `${month}${unitsAMonth}` })
}

/** By the clock, so that a yearly plan gets its units month by month, too. Nothing while it is not paid. */
export async function grantDue(ctx: CompanyCtx) {
  const [subscription, today] = [await findSubscription(ctx), await companyDay(ctx)]
  if (subscription && !subscription.limitedAt && subscription.paidUntil >= today)
    await grantUnits(ctx, subscription.plan, today)
}
