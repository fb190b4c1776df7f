import { billingTopic } from '@coverwright/contract/account/billing'
import { priceOfChange, priceOfPlan, renewalStep, renewsFrom, withTax } from '@coverwright/rules/account/subscriptions'
import { type Day, printDay } from '@coverwright/rules/kernel'
import { printMoney } from '@coverwright/rules/money'
import { findDeactivation } from '../../company/companies'
import { enterMovement } from '../../company/movements'
import { notify } from '../../company/notifications'
import { companyDay } from '../../company/settings'
import { holdSubscription, type SubscriptionRow, updateSubscription } from '../../company/trials'
import { Refused } from '../../kernel'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { chargeBill, findBill, findKeptMethod, getBill, holdAccount, placeBill } from '../billing'
import { fulfilPlan } from './fulfil-plan'
import { askedBy, runningOf } from './price-plan'
import { writeToAccount } from './write-to-account'

/** As long as it is tried, and some days more. */
const RENEWAL_HELD_MS = 30 * 86_400_000

/** By the clock: what a subscription needs today. It may run at any hour and any number of times. */
export async function renewDue(ctx: CompanyCtx) {
  await holdAccount(ctx)
  const [row, today] = [await holdSubscription(ctx), await companyDay(ctx)]
  // Nobody charges a company that has closed.
  if (!row || (await findDeactivation(ctx))) return
  await changeDue(ctx, row, today)
  const { plan, paidUntil, noticed, firstTriedOn, triedOn, limitedAt } = row
  const renewing = { cycle: plan.cycle, paidUntil, noticed, firstTriedOn, triedOn, isLimited: limitedAt !== null }
  const step = renewalStep(renewing, today)
  if (step?.kind === 'notice') await giveNotice(ctx, row, step.days)
  if (step?.kind === 'charge') await tryRenewal(ctx, row, today)
  if (step?.kind === 'limit') await limit(ctx)
  if (step?.kind === 'forget') await forgetTries(ctx)
}

/** A smaller yearly plan begins in the middle of the year: what its days cost less is credited to the account. */
async function changeDue(ctx: CompanyCtx, { nextPlan, nextFrom, ...row }: SubscriptionRow, today: Day) {
  const running = runningOf({ ...row, nextPlan, nextFrom }, today)
  if (!nextPlan || nextFrom === null || nextFrom > today || !running || nextPlan.cycle !== running.plan.cycle) return
  const { currency, tax } = await askedBy(ctx)
  const { lines } = priceOfChange(running, nextPlan, nextFrom, { currency, tax }).price
  const amountMinor = withTax(-lines.reduce((sum, line) => sum + line.amountMinor, 0), tax)
  await updateSubscription(ctx, { plan: nextPlan, nextPlan: null, nextFrom: null })
  if (amountMinor > 0) await enterMovement(ctx, { kind: 'credited', amountMinor })
  await ctx.record('subscriptions.planChanged', { tier: nextPlan.tier, cycle: nextPlan.cycle })
  await ctx.notify(billingTopic)
}

async function giveNotice(ctx: CompanyCtx, row: SubscriptionRow, days: number) {
  const { price } = await nextPriceOf(ctx, row, row.paidUntil + 1)
  const on = printDay(row.paidUntil + 1)
  const total = printMoney({ minor: price.totalMinor, currency: price.currency })
  await updateSubscription(ctx, { noticed: days })
  await notify(ctx, { kind: 'subscriptions.renewsSoon', values: { total, on }, href: '/setting/subscriptions' })
  await writeToAccount(ctx, 'renewalAhead', { total, on, days }, '/setting/subscriptions')
}

/** The plan that follows, whole: a change that waits counts from here on. */
async function nextPriceOf(ctx: CompanyCtx, { plan, nextPlan }: SubscriptionRow, from: Day) {
  const next = nextPlan ?? plan
  return { plan: next, ...priceOfPlan(next, from, await askedBy(ctx)) }
}

/** One order for one renewal, however often it is tried. Without a card there is nothing to charge: said like a refused one. */
async function tryRenewal(ctx: CompanyCtx, row: SubscriptionRow, today: Day) {
  const orderId = await renewalOrderOf(ctx, row, today)
  await updateSubscription(ctx, { firstTriedOn: row.firstTriedOn ?? today, triedOn: today, renewalOrder: orderId })
  await ctx.record('subscriptions.renewalTried', { orderId })
  if (await findKeptMethod(ctx)) return chargeBill(ctx, orderId)
  const bill = await findBill(ctx, orderId)
  if (bill?.order.totalMinor === 0) return chargeBill(ctx, orderId)
  if (bill) await fulfilPlan.failed?.(ctx, bill.bill)
}

async function renewalOrderOf(ctx: CompanyCtx, row: SubscriptionRow, today: Day): Promise<string> {
  const known = row.renewalOrder ? await findBill(ctx, row.renewalOrder) : null
  if (known?.order.state === 'unpaid') return known.order.id
  const { plan, price, period } = await nextPriceOf(ctx, row, renewsFrom(row, today))
  const what = { kind: 'plan', plan, change: 'renewal' } as const
  return (await placeBill(ctx, { what, price, period, heldMs: RENEWAL_HELD_MS })).order.id
}

/** Paid for, and yet tried or limited: the clock ran ahead meanwhile. Nobody stays limited for that. */
async function forgetTries(ctx: CompanyCtx) {
  await updateSubscription(ctx, { firstTriedOn: null, triedOn: null, renewalOrder: null, limitedAt: null })
  await ctx.record('subscriptions.triesForgotten', {})
  await ctx.notify(billingTopic)
}

/** Nothing new goes live; what is online stays, and nothing is deleted. */
async function limit(ctx: CompanyCtx) {
  await updateSubscription(ctx, { limitedAt: ctx.now() })
  await ctx.record('subscriptions.limited', {})
  await notify(ctx, { kind: 'subscriptions.limited', values: {}, href: '/setting/subscriptions' })
  await writeToAccount(ctx, 'planLimited', {}, '/setting/subscriptions')
  await ctx.notify(billingTopic)
}

/** The way back: the same period while it is tried, and from today on once the company was limited. */
export async function payOverdue(ctx: MemberCtx) {
  await holdAccount(ctx)
  const [row, today] = [await holdSubscription(ctx), await companyDay(ctx)]
  if (!row || row.paidUntil >= today) throw new Refused('subscriptions.nothingOverdue')
  const orderId = row.limitedAt ? await orderAnew(ctx, row, today) : await renewalOrderOf(ctx, row, today)
  await updateSubscription(ctx, { renewalOrder: orderId })
  await chargeBill(ctx, orderId)
  return getBill(ctx, { orderId })
}

async function orderAnew(ctx: CompanyCtx, row: SubscriptionRow, today: Day): Promise<string> {
  const { plan, price, period } = await nextPriceOf(ctx, row, today)
  return (await placeBill(ctx, { what: { kind: 'plan', plan, change: 'start' }, price, period })).order.id
}
