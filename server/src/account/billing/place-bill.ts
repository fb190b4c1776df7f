import { billingTopic } from '@coverwright/contract/account/billing'
import type { BillPrice, Period } from '@coverwright/rules/account/subscriptions'
import { printDay } from '@coverwright/rules/kernel'
import type { PriceRecord } from '@coverwright/rules/selling/quotes'
import { findProfile } from '../../company/companies'
import { companyDay } from '../../company/settings'
import { Refused, sha256 } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { insertOrders, lapseOrders, type OrderRow } from '../../selling/orders'
import { listPayments } from '../../selling/payments'
import { type BillAndOrder, holdAccount, insertBill, listUnpaidBills } from './store'
import type { BillWhat } from './tables'

/** Prices hang on the day, so an order that nobody pays is worked out anew after this. */
const HELD_MS = 2 * 3_600_000

export type NewBill = {
  readonly what: BillWhat
  readonly price: BillPrice
  readonly period: Period | null
  /** How long it can be paid; a renewal can be for as long as it is tried. */
  readonly heldMs?: number
}

/** The same again is the same order, in however many tabs; another one takes its place, unless it is being paid. */
export async function placeBill(ctx: CompanyCtx, bill: NewBill): Promise<BillAndOrder> {
  await holdAccount(ctx)
  for (const open of await listUnpaidBills(ctx, bill.what.kind)) {
    if (!isAbout(open.bill.what, bill.what)) continue
    if (isSame(open, bill) && open.order.heldUntil > ctx.now()) return open
    const tries = await listPayments(ctx, open.order.id)
    if (tries.some(({ state }) => state === 'started')) throw new Refused('billing.chargeRunning')
    await lapseOrders(ctx, [open.order.id])
  }
  const made = await madeOf(ctx, bill)
  await insertOrders(ctx, [made.order])
  await insertBill(ctx, made.bill)
  await ctx.record('billing.ordered', { orderId: made.order.id, kind: bill.what.kind })
  await ctx.notify(billingTopic)
  return made
}

/** A company has one plan, and as many domains as it likes. */
const isAbout = (open: BillWhat, wanted: BillWhat) =>
  open.kind !== 'domain' || wanted.kind !== 'domain' || open.domainId === wanted.domainId

const isSame = ({ bill }: BillAndOrder, { what, price }: NewBill) =>
  canonical([bill.what, bill.price]) === canonical([what, price])

/** The database keeps the keys of an object in an order of its own. */
const canonical = (value: unknown) =>
  JSON.stringify(value, (_key, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

async function madeOf(ctx: CompanyCtx, { what, price, period, heldMs = HELD_MS }: NewBill): Promise<BillAndOrder> {
  const [id, now, profile] = [ctx.newId(), ctx.now(), await findProfile(ctx)]
  const today = await companyDay(ctx)
  const { totalMinor, currency } = price
  const order: OrderRow = {
    ...{ companyId: ctx.company, id, kind: what.kind, state: 'unpaid', payee: 'platform', isTest: false },
    ...{ productId: null, quoteId: null, policyId: null, paymentId: null, reason: null, resolution: null },
    ...{ payerName: profile?.registered.name ?? '', payerEmail: profile?.businessEmail ?? '' },
    price: recordOf(what, price, period ?? { from: today, to: today }),
    ...{ totalMinor, currency, tokenHash: sha256(id), madeAt: now, paidAt: null },
    heldUntil: new Date(now.getTime() + heldMs),
  }
  const fresh = { invoiceNumber: null, paidOn: null, paidBy: null, failure: null, invoiceFile: null, receiptFile: null }
  const days = { periodFrom: period?.from ?? null, periodTo: period?.to ?? null }
  return { order, bill: { companyId: ctx.company, orderId: id, kind: what.kind, what, price, ...days, ...fresh } }
}

/** As every order keeps its price: fees and a tax, which sum to what is to be paid. */
function recordOf(
  what: BillWhat,
  { lines, tax, taxMinor, creditMinor, totalMinor, currency }: BillPrice,
  period: Period,
): PriceRecord {
  const part = (kind: 'fee' | 'tax' | 'discount', code: string, minor: number) => {
    return { kind, code, title: code, amount: { minor, currency } }
  }
  const [startDate, endDate] = [printDay(period.from), printDay(period.to)]
  return {
    ...{ version: 1, plan: what.kind === 'plan' ? what.plan.tier : what.kind, planTitle: '', addOns: [] },
    total: { minor: totalMinor, currency },
    parts: [
      ...lines.map(({ kind, amountMinor }) => part('fee', kind, amountMinor)),
      ...(taxMinor > 0 ? [part('tax', tax.code, taxMinor)] : []),
      ...(creditMinor > 0 ? [part('discount', 'credit', -creditMinor)] : []),
    ],
    ...{ startDate, endDate, discounts: [], decision: 'accept', terms: [], ratingHash: '', worksheet: [] },
  }
}
