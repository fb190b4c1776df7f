import {
  changeDay,
  type ChangeKind,
  changeKind,
  currencyRefusal,
  feeOf,
  type Period,
  periodFrom,
  type Plan,
  planFee,
  planRefusal,
  priceOfChange,
  priceOfPlan,
  type BillPrice,
  type Running,
  taxOf,
} from '@coverwright/rules/account/subscriptions'
import type { Day } from '@coverwright/rules/kernel'
import { findProfile } from '../../company/companies'
import { accountCredit, accountCurrency } from '../../company/movements'
import { companyDay } from '../../company/settings'
import { findSubscription, type SubscriptionRow } from '../../company/trials'
import { refuseIf } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'

export type PricedPlan = {
  readonly change: ChangeKind
  readonly price: BillPrice
  readonly period: Period
  readonly renewsAtMinor: number
}

/** Nothing is running once the paid days are over: what was not paid for in time begins anew. */
export const runningOf = (row: SubscriptionRow | null, today: Day): Running | null =>
  row && row.paidUntil >= today ? { plan: row.plan, period: { from: row.periodFrom, to: row.paidUntil } } : null

/** What a plan costs this company today. A change that waits costs nothing now, and a whole period from its day on. */
export async function pricePlan(ctx: CompanyCtx, plan: Plan): Promise<PricedPlan> {
  refuseIf(planRefusal(plan))
  const [today, asked] = [await companyDay(ctx), await askedBy(ctx)]
  const running = runningOf(await findSubscription(ctx), today)
  const change = changeKind(running, plan)
  const renewsAtMinor = feeOf(planFee(plan, asked.currency))
  if (running && (change === 'later' || change === 'atEnd')) {
    const period = periodFrom(plan.cycle, changeDay(change, running, today))
    return { change, period, renewsAtMinor, price: priceOfPlan(plan, period.from, asked).price }
  }
  const priced = running ? priceOfChange(running, plan, today, asked) : priceOfPlan(plan, today, asked)
  return { change, renewsAtMinor, ...priced }
}

/** In the account's currency, with the tax of where the company is registered, and what its account holds. */
export async function askedBy(ctx: CompanyCtx) {
  const currency = await accountCurrency(ctx)
  refuseIf(currencyRefusal(currency))
  const tax = taxOf((await findProfile(ctx))?.placeOfIncorporation ?? '')
  return { currency, tax, creditMinor: await accountCredit(ctx) }
}
