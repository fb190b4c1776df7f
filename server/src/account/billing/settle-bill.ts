import { billingTopic, type BillKind, billPaid } from '@coverwright/contract/account/billing'
import { companyTopic } from '@coverwright/contract/company/companies'
import { meTopic } from '@coverwright/contract/company/identity'
import { partsOf } from '@coverwright/rules/kernel'
import { printMoney } from '@coverwright/rules/money'
import { z } from 'zod'
import { enterMovement } from '../../company/movements'
import { notify } from '../../company/notifications'
import { companyDay } from '../../company/settings'
import { type CompanyCtx, job } from '../../platform/operations'
import { lockOrders, updateOrder } from '../../selling/orders'
import { forgetCard, refundPayment, type Settle } from '../../selling/payments'
import {
  type BillAndOrder,
  type BillRow,
  findBill,
  findKeptMethod,
  holdAccount,
  keepMethod,
  takeInvoiceNumber,
  updateBill,
} from './store'

/** What a company gets for what it paid; said by the rooms of plans, units and domains, which stand above this one. */
export type Fulfil = {
  give(ctx: CompanyCtx, bill: BillRow): Promise<void>
  /** The kept card was refused. */
  failed?(ctx: CompanyCtx, bill: BillRow): Promise<void>
}
export type Fulfils = Readonly<Record<BillKind, Fulfil>>

type Paid = Parameters<Settle['settle']>[1]

/** What follows when the platform is paid. */
export const platformSettling = (fulfils: Fulfils): Settle => ({
  hold: async (ctx, orderId) => {
    await holdAccount(ctx)
    await lockOrders(ctx, [orderId])
  },
  settle: (ctx, paid) => settleBill(ctx, fulfils, paid),
  keepCard: async (ctx, { checkId, method, label }) => {
    const before = await findKeptMethod(ctx)
    await keepMethod(ctx, checkId, { method, label })
    if (before?.method && before.method !== method) await forgetCard(ctx, before.method)
    await ctx.record('billing.cardKept', { label })
    await ctx.notify(billingTopic)
  },
  chargeFailed: async (ctx, { orderId, failure }) => {
    const found = await findBill(ctx, orderId)
    if (!found) return
    await updateBill(ctx, orderId, { failure })
    await ctx.record('billing.chargeFailed', { orderId, failure })
    await fulfils[found.bill.kind].failed?.(ctx, found.bill)
    await ctx.notify(billingTopic)
  },
})

/** What costs nothing, because the account held enough. */
export const settleFreeJob = (fulfils: Fulfils) =>
  job({
    task: 'billing.settleFree',
    payload: z.object({ orderId: z.uuid() }),
    run: async (ctx, { orderId }) => {
      await holdAccount(ctx)
      await lockOrders(ctx, [orderId])
      const found = await findBill(ctx, orderId)
      if (found?.order.state === 'unpaid' && found.order.totalMinor === 0) await giveAll(ctx, fulfils, found, null)
    },
  })

async function settleBill(ctx: CompanyCtx, fulfils: Fulfils, paid: Paid) {
  const found = await findBill(ctx, paid.orderId)
  if (!found) throw new Error('money for an order of the account that has no bill')
  const { order } = found
  const { paymentId, amountMinor, currency } = paid
  if (order.paymentId === paymentId) return
  if (order.paymentId !== null || order.state === 'paid') {
    await refundPayment(ctx, { orderId: order.id, paymentId, amountMinor, reason: 'order.paidTwice' })
    return ctx.record('billing.paidTwice', { orderId: order.id })
  }
  if (amountMinor !== order.totalMinor || currency !== order.currency) return keepAbnormal(ctx, found, paid)
  await giveAll(ctx, fulfils, found, paid)
}

const CHARGED = { plan: 'planCharged', units: 'unitsCharged', domain: 'domainCharged' } as const satisfies Record<
  BillKind,
  string
>

/** An invoice number, the order and its bill, and the lines of the account. */
export async function notePaid(
  ctx: CompanyCtx,
  { orderId, kind, price }: BillRow,
  { paymentId, paidBy }: { paymentId: string | null; paidBy: string | null },
) {
  const paidOn = await companyDay(ctx)
  const invoiceNumber = await takeInvoiceNumber(ctx, partsOf(paidOn).year)
  await updateOrder(ctx, orderId, { state: 'paid', paidAt: ctx.now(), paymentId })
  await updateBill(ctx, orderId, { invoiceNumber, paidOn, paidBy, failure: null })
  const { netMinor, taxMinor, totalMinor } = price
  await enterMovement(ctx, { kind: CHARGED[kind], amountMinor: -(netMinor + taxMinor), note: invoiceNumber })
  await enterMovement(ctx, { kind: 'paid', amountMinor: totalMinor, note: invoiceNumber })
  return { invoiceNumber, paidOn, paidBy }
}

/** In the transaction that notes the payment: a number, the account's lines, and what was paid for. */
async function giveAll(ctx: CompanyCtx, fulfils: Fulfils, { bill, order }: BillAndOrder, paid: Paid | null) {
  // A message of the gateway does not name the card; it was the one that is kept.
  const paidBy = paid && (paid.paidBy ?? (await findKeptMethod(ctx))?.label ?? null)
  const noted = await notePaid(ctx, bill, { paymentId: paid?.paymentId ?? null, paidBy })
  await fulfils[bill.kind].give(ctx, { ...bill, ...noted })
  const { invoiceNumber } = noted
  const total = { minor: bill.price.totalMinor, currency: bill.price.currency }
  await ctx.emit(billPaid, { orderId: order.id, kind: bill.kind, invoiceNumber, total }, { order: order.id })
  await ctx.record('billing.paid', { orderId: order.id, invoiceNumber })
  await ctx.enqueue('billing.papers', { orderId: order.id })
  for (const topic of [billingTopic, companyTopic, meTopic]) await ctx.notify(topic)
}

/** The money is here and is not what was asked for: it is the company's until a person has looked. */
async function keepAbnormal(ctx: CompanyCtx, { order }: BillAndOrder, { paymentId, amountMinor, currency }: Paid) {
  const change = { state: 'abnormal', reason: 'orders.amountDiffers', paidAt: ctx.now(), paymentId } as const
  await updateOrder(ctx, order.id, change)
  await enterMovement(ctx, { kind: 'paid', amountMinor })
  await ctx.record('billing.abnormal', { orderId: order.id })
  const total = printMoney({ minor: amountMinor, currency })
  await notify(ctx, { kind: 'orders.abnormal', values: { total }, href: '/setting/orders' })
  await ctx.notify(billingTopic)
}
