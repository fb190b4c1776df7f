import { type Feature, hasFeature, type Pass, passRefusal } from '@coverwright/rules/account/subscriptions'
import { refuseIf } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { findSubscription, holdSubscription } from './subscription-store'

/** One more product of this size goes online while so many are. Held: of two at once, the second counts the first. */
export async function refuseOverPasses(ctx: CompanyCtx, pass: Pass, countOnline: () => Promise<number>) {
  const held = await holdSubscription(ctx)
  if (held) refuseIf(passRefusal(held.plan, pass, await countOnline()))
}

/** Whether the plan of a company is one without this; who has no plan is not limited by one. */
export async function isWithout(ctx: CompanyCtx, feature: Feature): Promise<boolean> {
  const subscription = await findSubscription(ctx)
  return subscription !== null && !hasFeature(subscription.plan, feature)
}

/** What stands in the way of one more product of this size, for whoever only looks: nothing is held. */
export async function overPasses(ctx: CompanyCtx, pass: Pass, online: number) {
  const subscription = await findSubscription(ctx)
  return subscription && passRefusal(subscription.plan, pass, online)
}
