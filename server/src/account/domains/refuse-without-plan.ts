import { hasFeature } from '@coverwright/rules/account/subscriptions'
import { findSubscription, isInTrial } from '../../company/trials'
import { Refused } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'

/** What keeps a company from having domains of its own. Spec 9: a trial lacks them until it is upgraded. */
export async function domainsLack(ctx: CompanyCtx): Promise<'trial' | 'plan' | null> {
  const subscription = await findSubscription(ctx)
  if (!subscription) return (await isInTrial(ctx)) ? 'trial' : 'plan'
  return hasFeature(subscription.plan, 'customDomain') ? null : 'plan'
}

export async function refuseWithoutPlan(ctx: CompanyCtx) {
  const lacks = await domainsLack(ctx)
  if (lacks === 'trial') throw new Refused('domains.notInTrial')
  if (lacks === 'plan') throw new Refused('domains.needsPlan')
}
