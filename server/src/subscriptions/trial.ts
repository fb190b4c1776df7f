import { trialEnd } from '@coverwright/rules/subscriptions'
import type { CompanyCtx } from '../platform/operations'
import { findTrial, insertTrial, type TrialRow, updateTrial } from './store'

/** Spec 9: every company begins with 21 free days. */
export async function startTrial(ctx: CompanyCtx) {
  const now = ctx.now()
  await insertTrial(ctx, now, trialEnd(now))
}

/** Every company has one from its first day, so a missing one is a bug. */
export async function loadTrial(ctx: CompanyCtx): Promise<TrialRow> {
  const trial = await findTrial(ctx)
  if (!trial) throw new Error('this company has no trial')
  return trial
}

/** The company subscribes: from now on the trial's end means nothing. */
export async function leaveTrial(ctx: CompanyCtx) {
  await updateTrial(ctx, { upgradedAt: ctx.now() })
  await ctx.record('subscriptions.leftTrial', {})
}

/** Remembered for whoever decides; asking again renews the reason. */
export async function askForReactivation(ctx: CompanyCtx, reason: string) {
  await updateTrial(ctx, { reactivationAskedAt: ctx.now(), reactivationReason: reason })
  await ctx.record('subscriptions.reactivationAsked', {})
}

/** The platform's team gives more days: the trial runs again from now. */
export async function reactivateTrial(ctx: CompanyCtx, days: number) {
  await updateTrial(ctx, { endsAt: trialEnd(ctx.now(), days), reactivationAskedAt: null, reactivationReason: '' })
  await ctx.record('subscriptions.trialReactivated', { days })
}
