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
