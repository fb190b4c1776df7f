import { hasFeature } from '@coverwright/rules/account/subscriptions'
import { findSubscription, isInTrial } from '../../company/trials'
import { Refused } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'

/** What keeps a company from showing pages of its own: a trial can design them, and plans without them do not have them. */
export async function pagesLack(ctx: CompanyCtx): Promise<'trial' | 'plan' | null> {
  const subscription = await findSubscription(ctx)
  if (!subscription) return (await isInTrial(ctx)) ? 'trial' : 'plan'
  return hasFeature(subscription.plan, 'directPages') ? null : 'plan'
}

export async function refuseWithoutPlan(ctx: CompanyCtx) {
  const lacks = await pagesLack(ctx)
  if (lacks === 'trial') throw new Refused('directPages.notInTrial')
  if (lacks === 'plan') throw new Refused('directPages.needsPlan')
}
