import { companyDay } from '../../company/settings'
import type { CompanyCtx } from '../../platform/operations'
import { holdName, keepName } from './host-store'
import { serveDomain } from './serve-domain'
import { insertDomain } from './store'

/** One that is connected, one that waits for its records, and one whose time is over. */
export async function seedDomainsDemo(ctx: CompanyCtx) {
  const today = await companyDay(ctx)
  const bought = { isSubdomain: false, way: 'bought', stage: 'ready' } as const
  for (const [host, days] of [
    ['harbour-cover.com', 240],
    ['harbour-quote.net', -12],
  ] as const) {
    await holdName(ctx, host, ctx.now())
    await keepName(ctx, host, today + days)
    await serveDomain(ctx, await insertDomain(ctx, { ...bought, host, paidUntil: today + days, autoRenew: days > 0 }))
  }
  const claimToken = ctx.randomBytes(24).toString('base64url')
  const owned = { isSubdomain: true, way: 'owned', stage: 'pending', claimToken } as const
  await insertDomain(ctx, { ...owned, host: 'travel.harbour-insurance.com' })
}
