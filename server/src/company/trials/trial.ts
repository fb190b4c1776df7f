import { goingLiveRefusal, trialEnd } from '@coverwright/rules/company/trials'
import { Refused, refuseIf } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { enterMovement } from '../movements'
import { findSubscription } from './subscription-store'
import { findTrial, insertTrial, type TrialRow, updateTrial } from './store'

/** Spec 9: every company begins with 21 free days. */
export async function startTrial(ctx: CompanyCtx) {
  const now = ctx.now()
  const trialEndsAt = trialEnd(now)
  await insertTrial(ctx, now, trialEndsAt)
  await enterMovement(ctx, { kind: 'trialStarted', trialEndsAt })
}

/** Every company has one from its first day, so a missing one is a bug. */
export async function loadTrial(ctx: CompanyCtx): Promise<TrialRow> {
  const trial = await findTrial(ctx)
  if (!trial) throw new Error('this company has no trial')
  return trial
}

/** Has not upgraded yet: what costs money or shows to the world waits until then. */
export async function isInTrial(ctx: CompanyCtx): Promise<boolean> {
  const trial = await findTrial(ctx)
  return trial !== null && goingLiveRefusal(trial, ctx.now()) !== null
}

/** Spec 6: going live is for companies that have upgraded, and whose plan is paid. */
export async function refuseInTrial(ctx: CompanyCtx) {
  const trial = await findTrial(ctx)
  if (trial) refuseIf(goingLiveRefusal(trial, ctx.now()))
  if ((await findSubscription(ctx))?.limitedAt) throw new Refused('subscriptions.limited')
}

/** The company subscribes: from now on the trial's end means nothing. */
export async function leaveTrial(ctx: CompanyCtx) {
  if ((await findTrial(ctx))?.upgradedAt) return
  await updateTrial(ctx, { upgradedAt: ctx.now() })
  await enterMovement(ctx, { kind: 'subscribed' })
  await ctx.record('subscriptions.leftTrial', {})
}

/** Remembered for whoever decides; asking again renews the reason. */
export async function askForReactivation(ctx: CompanyCtx, personId: string, reason: string) {
  const asked = { reactivationAskedAt: ctx.now(), reactivationAskedBy: personId, reactivationReason: reason }
  await updateTrial(ctx, asked)
  await ctx.record('subscriptions.reactivationAsked', {})
}

const nothingAsked = { reactivationAskedAt: null, reactivationAskedBy: null, reactivationReason: '' }

/** The platform's team gives more days: the trial runs again from now. Says until when. */
export async function reactivateTrial(ctx: CompanyCtx, days: number): Promise<Date> {
  const trialEndsAt = trialEnd(ctx.now(), days)
  await updateTrial(ctx, { endsAt: trialEndsAt, ...nothingAsked })
  await enterMovement(ctx, { kind: 'trialReactivated', trialEndsAt })
  await ctx.record('subscriptions.trialReactivated', { days })
  return trialEndsAt
}
