import type { CompanyCtx } from '../../platform/operations'
import { lapseOrders } from '../../selling/orders'
import { type NewBill, placeBill } from './place-bill'
import { notePaid } from './settle-bill'

/** For a demo's past: the account as it was so many days ago. */
export const daysAgo = (ctx: CompanyCtx, days: number): CompanyCtx => {
  const then = ctx.now().getTime() - days * 86_400_000
  return { ...ctx, now: () => new Date(then) }
}

/** For a demo: an order that was paid by card then. Its papers are drawn, and nobody is written to about it. */
export async function seedPaidBill(ctx: CompanyCtx, bill: NewBill): Promise<string> {
  const placed = await placeBill(ctx, bill)
  const orderId = placed.order.id
  await notePaid(ctx, placed.bill, { paymentId: null, paidBy: 'Visa 4242' })
  await ctx.enqueue('billing.papers', { orderId, isMailed: false })
  return orderId
}

/** For a demo: one that nobody paid. */
export async function seedLapsedBill(ctx: CompanyCtx, bill: NewBill) {
  const { order } = await placeBill(ctx, bill)
  await lapseOrders(ctx, [order.id])
}
