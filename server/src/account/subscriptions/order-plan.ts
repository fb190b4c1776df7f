import type { PlanPriceView, subscriptionOperations } from '@coverwright/contract/account/subscriptions'
import type { TakesOf } from '@coverwright/contract/platform'
import type { Plan } from '@coverwright/rules/account/subscriptions'
import { foldName } from '@coverwright/rules/company/companies'
import { printDay } from '@coverwright/rules/kernel'
import { findProfile } from '../../company/companies'
import { Refused } from '../../kernel'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { chargeBill, getBill, holdAccount, placeBill, presentBill } from '../billing'
import { pricePlan } from './price-plan'

export async function previewPlan(ctx: MemberCtx, plan: Plan): Promise<PlanPriceView> {
  const { change, price, period, renewsAtMinor } = await pricePlan(ctx, plan)
  return {
    ...{ plan, change, renewsAtMinor, from: printDay(period.from), to: printDay(period.to) },
    price: { ...price, lines: price.lines.map((line) => ({ ...line })) },
  }
}

/** Whoever pays for a company shows that they know under which licence it does business. */
export async function checkLicence(ctx: CompanyCtx, { licenceNumber }: { licenceNumber: string }) {
  const profile = await findProfile(ctx)
  if (!profile || foldName(licenceNumber) !== foldName(profile.licenceNumber))
    throw new Refused('subscriptions.licenceDiffers', { field: 'licenceNumber' })
  return { licenceNumber: profile.licenceNumber, companyName: profile.registered.name }
}

type Ordered = TakesOf<typeof subscriptionOperations.orderPlan>

/** A plan that begins today. Its price is worked out here; what was read is only compared. */
export async function orderPlan(ctx: MemberCtx, { licenceNumber, totalMinor, ...plan }: Ordered) {
  await checkLicence(ctx, { licenceNumber })
  await holdAccount(ctx)
  const { change, price, period } = await pricePlan(ctx, plan)
  if (change === 'same') throw new Refused('subscriptions.samePlan')
  if (change === 'later' || change === 'atEnd') throw new Refused('subscriptions.changesLater')
  if (price.totalMinor !== totalMinor) throw new Refused('orders.priceChanged')
  return presentBill(ctx, await placeBill(ctx, { what: { kind: 'plan', plan, change }, price, period }))
}

export async function subscribePayment(ctx: MemberCtx, { orderId }: { orderId: string }) {
  await chargeBill(ctx, orderId)
  return getBill(ctx, { orderId })
}
