import { limitedFrom } from '@coverwright/rules/account/subscriptions'
import { printDay } from '@coverwright/rules/kernel'
import { printMoney } from '@coverwright/rules/money'
import { notify } from '../../company/notifications'
import { companyDay } from '../../company/settings'
import { findSubscription, keepSubscription, leaveTrial, updateSubscription } from '../../company/trials'
import type { CompanyCtx } from '../../platform/operations'
import type { BillRow, Fulfil } from '../billing'
import { grantUnits } from '../units'
import { writeToAccount } from './write-to-account'

/** Paid: the plan counts at once, the trial is over for good, and whatever was limited is so no more. */
export const fulfilPlan: Fulfil = { give: givePlan, failed: tellOfFailure }

async function givePlan(ctx: CompanyCtx, { what, periodFrom, periodTo }: BillRow) {
  if (what.kind !== 'plan' || periodFrom === null || periodTo === null) return
  const before = await findSubscription(ctx)
  await leaveTrial(ctx)
  const isAhead = what.change === 'renewal'
  await keepSubscription(ctx, {
    plan: what.plan,
    startedAt: before?.startedAt ?? ctx.now(),
    ...{ periodFrom, paidUntil: periodTo },
    // A plan that is chosen and paid now takes back what was planned before; one that renews has just done it.
    ...{ nextPlan: null, nextFrom: null },
    ...{ noticed: null, firstTriedOn: null, triedOn: null, renewalOrder: null, limitedAt: null },
  })
  const { tier, cycle } = what.plan
  await ctx.record(isAhead ? 'subscriptions.renewed' : 'subscriptions.planStarted', { tier, cycle })
  await grantUnits(ctx, what.plan, await companyDay(ctx))
}

/** Somebody at the screen sees it there; a renewal is told by mail, with the days that are left. */
async function tellOfFailure(ctx: CompanyCtx, bill: BillRow) {
  const row = await findSubscription(ctx)
  if (bill.what.kind !== 'plan' || bill.what.change !== 'renewal') return
  const firstTriedOn = row?.firstTriedOn ?? null
  if (firstTriedOn === null) return
  const until = printDay(limitedFrom(firstTriedOn) - 1)
  const total = printMoney({ minor: bill.price.totalMinor, currency: bill.price.currency })
  await updateSubscription(ctx, { triedOn: await companyDay(ctx) })
  await notify(ctx, { kind: 'subscriptions.renewalFailed', values: { total, until }, href: '/setting/subscriptions' })
  await writeToAccount(ctx, 'renewalFailed', { total, until }, '/setting/payment-method')
}
