import { subscriptionOperations, type SubscriptionView } from '@coverwright/contract/account/subscriptions'
import {
  currencyRefusal,
  feeOf,
  limitedFrom,
  NO_EXTRA_PASSES,
  passes,
  passesOf,
  passPrice,
  planFee,
  taxOf,
  type Tier,
  tierFacts,
  tiers,
} from '@coverwright/rules/account/subscriptions'
import { trialDaysLeft, trialStatus } from '@coverwright/rules/company/trials'
import { printDay } from '@coverwright/rules/kernel'
import { findProfile } from '../../company/companies'
import { accountCurrency } from '../../company/movements'
import { companyDay } from '../../company/settings'
import { findSubscription, loadTrial, type SubscriptionRow } from '../../company/trials'
import { type CompanyCtx, mayDo, type MemberCtx } from '../../platform/operations'
import { countOnline } from '../../release/publishing'

export async function getSubscription(ctx: MemberCtx): Promise<SubscriptionView> {
  const [row, trial, currency] = [await findSubscription(ctx), await loadTrial(ctx), await accountCurrency(ctx)]
  const now = ctx.now()
  const isOverdue = row !== null && row.paidUntil < (await companyDay(ctx))
  const { orderPlan: change, keepPlan: keep, payOverdue: pay } = subscriptionOperations
  return {
    currency,
    plan: row?.plan ?? null,
    from: row ? printDay(row.periodFrom) : null,
    paidUntil: row ? printDay(row.paidUntil) : null,
    next: row?.nextPlan && row.nextFrom !== null ? { plan: row.nextPlan, from: printDay(row.nextFrom) } : null,
    overdue: row && isOverdue ? overdueOf(row) : null,
    isLimited: Boolean(row?.limitedAt),
    online: await onlineOf(ctx, row),
    trial: {
      status: trialStatus(trial, now),
      endsAt: trial.endsAt.toISOString(),
      daysLeft: trialDaysLeft(trial, now),
    },
    company: await billedTo(ctx),
    ...priceList(currency),
    may: mayDo(ctx.member, { change, keep: row?.nextPlan ? keep : false, pay: isOverdue && pay }),
  }
}

async function billedTo(ctx: CompanyCtx) {
  const profile = await findProfile(ctx)
  const place = profile?.placeOfIncorporation ?? ''
  const { code, rate } = taxOf(place)
  const [address, email] = [profile?.mainBusinessAddress ?? '', profile?.businessEmail ?? '']
  return { name: profile?.registered.name ?? '', place, address, email, tax: { code, rate } }
}

function overdueOf({ paidUntil, firstTriedOn, renewalOrder }: SubscriptionRow) {
  const since = paidUntil + 1
  return { since: printDay(since), limitedFrom: printDay(limitedFrom(firstTriedOn ?? since)), orderId: renewalOrder }
}

async function onlineOf(ctx: CompanyCtx, row: SubscriptionRow | null) {
  const [online, most] = [await countOnline(ctx), passesOf(row?.plan ?? { extraPasses: NO_EXTRA_PASSES })]
  return passes.map((pass) => ({
    pass,
    used: online.find(({ size }) => size === pass)?.online ?? 0,
    most: most[pass],
  }))
}

/** Of each tier as it comes; a month of a year is a twelfth of it. */
function priceList(currency: string) {
  if (currencyRefusal(currency)) return { tiers: [], passPrices: [] }
  const fee = (tier: Tier, cycle: 'monthly' | 'annual') => {
    const { transactions } = tierFacts[tier]
    return feeOf(planFee({ tier, cycle, transactions, extraPasses: NO_EXTRA_PASSES }, currency))
  }
  return {
    tiers: tiers.map((tier) => ({ tier, monthlyMinor: fee(tier, 'monthly'), annualMinor: fee(tier, 'annual') })),
    passPrices: passes.map((pass) => ({ pass, monthlyMinor: passPrice(pass, currency) })),
  }
}
