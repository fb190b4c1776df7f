import { type Pass, passRefusal } from '@coverwright/rules/account/subscriptions'
import { refuseIf } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { holdSubscription } from './subscription-store'

/** One more product of this size goes online while so many are. Held: of two at once, the second counts the first. */
export async function refuseOverPasses(ctx: CompanyCtx, pass: Pass, countOnline: () => Promise<number>) {
  const held = await holdSubscription(ctx)
  if (held) refuseIf(passRefusal(held.plan, pass, await countOnline()))
}
