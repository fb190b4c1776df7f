import { NO_EXTRA_PASSES, type Plan, type Tier } from '@coverwright/rules/account/subscriptions'
import { keepSubscription } from '../../company/trials'
import type { TestServer } from '../../platform/testing'

/** A company that has paid for a plan. */
export const subscribe = (server: TestServer, company: string, tier: Tier = 'standard') =>
  server.within(company, (ctx) => {
    const plan: Plan = { tier, cycle: 'annual', transactions: 1_000, extraPasses: NO_EXTRA_PASSES }
    const none = { nextPlan: null, nextFrom: null, noticed: null, firstTriedOn: null, triedOn: null }
    const row = { plan, startedAt: ctx.now(), periodFrom: 0, paidUntil: 99_999, renewalOrder: null, limitedAt: null }
    return keepSubscription(ctx, { ...row, ...none })
  })
