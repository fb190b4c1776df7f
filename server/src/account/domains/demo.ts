import { periodFrom } from '@coverwright/rules/account/subscriptions'
import { companyDay } from '../../company/settings'
import type { CompanyCtx } from '../../platform/operations'
import { holdName, keepName } from './host-store'
import { serveDomain } from './serve-domain'
import { daysAgo, seedPaidBill } from '../billing'
import { priceOfYear } from './offer-names'
import { type DomainRow, insertDomain, updateDomainRow } from './store'

/** One that is connected, one that waits for its records, and one whose time is over. */
export async function seedDomainsDemo(ctx: CompanyCtx) {
  const today = await companyDay(ctx)
  const bought = { isSubdomain: false, way: 'bought', stage: 'ready' } as const
  for (const [host, days] of [
    ['harbour-cover.com', 340],
    ['harbour-quote.net', -12],
  ] as const) {
    await holdName(ctx, host, ctx.now())
    await keepName(ctx, host, today + days)
    const row = await insertDomain(ctx, { ...bought, host, paidUntil: today + days, autoRenew: days > 0 })
    await serveDomain(ctx, days > 0 ? await paidBefore(ctx, row, 365 - days) : row)
  }
  const claimToken = ctx.randomBytes(24).toString('base64url')
  const owned = { isSubdomain: true, way: 'owned', stage: 'pending', claimToken } as const
  await insertDomain(ctx, { ...owned, host: 'travel.harbour-insurance.com' })
}

/** With the order by which it was bought; one whose time is over was bought before the account began. */
async function paidBefore(ctx: CompanyCtx, row: DomainRow, days: number): Promise<DomainRow> {
  const then = daysAgo(ctx, days)
  const what = { kind: 'domain', domainId: row.id, name: row.host } as const
  const period = periodFrom('annual', await companyDay(then))
  const orderId = await seedPaidBill(then, { what, price: await priceOfYear(then, row.host), period })
  await keepName(ctx, row.host, period.to)
  return updateDomainRow(ctx, row, { orderId, paidUntil: period.to })
}
