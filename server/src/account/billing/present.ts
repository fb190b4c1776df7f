import { billingOperations, type BillRowView, type BillView } from '@coverwright/contract/account/billing'
import { printDay } from '@coverwright/rules/kernel'
import { Refused } from '../../kernel'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { type BillAndOrder, findBill } from './store'
import type { BillWhat } from './tables'

export function presentRow(ctx: MemberCtx, { bill, order }: BillAndOrder): BillRowView {
  const isOpen = order.state === 'unpaid' && order.heldUntil > ctx.now()
  return {
    id: order.id,
    ...{ kind: bill.kind, state: order.state, invoiceNumber: bill.invoiceNumber, failure: bill.failure },
    what: whatOf(bill.what),
    total: { minor: order.totalMinor, currency: order.currency },
    madeAt: order.madeAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    may: mayDo(ctx.member, {
      pay: isOpen && billingOperations.payBill,
      invoice: bill.invoiceNumber !== null && billingOperations.getInvoice,
    }),
  }
}

function whatOf(what: BillWhat): string {
  switch (what.kind) {
    case 'plan':
      return what.plan.tier
    case 'units':
      return String(what.units)
    case 'domain':
      return what.name
  }
}

export function presentBill(ctx: MemberCtx, found: BillAndOrder): BillView {
  const { price, periodFrom, periodTo, paidBy } = found.bill
  return {
    ...presentRow(ctx, found),
    price: { ...price, lines: price.lines.map((line) => ({ ...line })) },
    from: periodFrom === null ? null : printDay(periodFrom),
    to: periodTo === null ? null : printDay(periodTo),
    paidBy,
  }
}

export async function getBill(ctx: MemberCtx, { orderId }: { orderId: string }): Promise<BillView> {
  const found = await findBill(ctx, orderId)
  if (!found) throw new Refused('billing.notFound')
  return presentBill(ctx, found)
}
