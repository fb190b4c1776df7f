import { billingTopic } from '@coverwright/contract/account/billing'
import { changeDay, type Plan } from '@coverwright/rules/account/subscriptions'
import { companyDay } from '../../company/settings'
import { holdSubscription, updateSubscription } from '../../company/trials'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { holdAccount } from '../billing'
import { getSubscription } from './get-subscription'
import { pricePlan, runningOf } from './price-plan'

/** A smaller plan: what is paid for is used up first. The last choice before its day counts. */
export async function changeLater(ctx: MemberCtx, plan: Plan) {
  await holdAccount(ctx)
  const [row, today] = [await holdSubscription(ctx), await companyDay(ctx)]
  const running = runningOf(row, today)
  const { change } = await pricePlan(ctx, plan)
  if (change === 'same') throw new Refused('subscriptions.samePlan')
  if (!running || change === 'start' || change === 'now') throw new Refused('subscriptions.changesNow')
  await updateSubscription(ctx, { nextPlan: plan, nextFrom: changeDay(change, running, today) })
  await ctx.record('subscriptions.changePlanned', { tier: plan.tier, cycle: plan.cycle })
  await ctx.notify(billingTopic)
  return getSubscription(ctx)
}

export async function keepPlan(ctx: MemberCtx) {
  await holdAccount(ctx)
  const row = await holdSubscription(ctx)
  if (!row?.nextPlan) throw new Refused('subscriptions.nothingPlanned')
  await updateSubscription(ctx, { nextPlan: null, nextFrom: null })
  await ctx.record('subscriptions.planKept', { tier: row.plan.tier })
  await ctx.notify(billingTopic)
  return getSubscription(ctx)
}
