import { orderPaid } from '@coverwright/contract/selling/orders'
import { policyCancelled, policyIssued } from '@coverwright/contract/selling/policies'
import { quoteDeclined, quotePriced, quoteReferred } from '@coverwright/contract/selling/quotes'
import { caseDecided } from '@coverwright/contract/service/cases'
import { type TriggerKind, triggersOf } from '@coverwright/rules/service/automations'
import { type CompanyCtx, on, type Reader } from '../../platform/operations'
import { findPolicyOfOrder } from '../../selling/policies'
import { makeRuns, type Occasion } from './make-runs'
import { listFollowing } from './store'

/** What is read later than this is no news any more: nobody is written to about it. */
const NEWS_MS = 3 * 86_400_000

/** What happened, as an automation needs it. */
export type Told = {
  id: string
  name: string
  at: Date
  data: {
    productId: string | null
    isTest: boolean
    quoteId?: string
    policyId?: string
    orderId?: string
    decision?: 'accepted' | 'asked' | 'declined'
  }
}

/** Everything that automations follow. What was told before an automation was switched on is none of its business. */
export const followEvents: Reader = {
  name: 'automations.follow',
  newsMs: NEWS_MS,
  handles: [
    on(quotePriced, (ctx, told) => follow(ctx, told)),
    on(quoteReferred, (ctx, told) => follow(ctx, told)),
    on(quoteDeclined, (ctx, told) => follow(ctx, told)),
    on(caseDecided, (ctx, told) => follow(ctx, told)),
    on(orderPaid, (ctx, told) => follow(ctx, told)),
    on(policyIssued, (ctx, told) => follow(ctx, told)),
    on(policyCancelled, (ctx, told) => follow(ctx, told)),
  ],
}

async function follow(ctx: CompanyCtx, told: Told) {
  const { at, data, name } = told
  const triggers = triggersOf({ name, decision: data.decision })
  if (!data.productId || triggers.length === 0) return
  for (const automation of await listFollowing(ctx, { productId: data.productId, triggers, at })) {
    const occasion = await occasionOf(ctx, told, automation.triggerKind)
    if (occasion) await makeRuns(ctx, automation, [occasion])
  }
}

/** Null where there is nothing to say it about, as for an order that bought no policy. */
export async function occasionOf(
  ctx: CompanyCtx,
  { id, at, data }: Told,
  trigger: TriggerKind,
): Promise<Occasion | null> {
  const { isTest, quoteId = null, orderId } = data
  const policyId = data.policyId ?? (orderId ? await findPolicyOfOrder(ctx, orderId) : null)
  if (!quoteId && !policyId) return null
  // A quote is priced anew with each change of its answers: it is written about once.
  const onceKey = trigger === 'quoteSaved' ? `quote:${quoteId}` : `event:${id}`
  return { onceKey, trigger, quoteId: policyId ? null : quoteId, policyId, isTest, at }
}
