import { orderMemberOperations, type OrderRowView, type OrderView } from '@coverwright/contract/selling/orders'
import { resolveRefusal } from '@coverwright/rules/selling/orders'
import { listProductNames } from '../../design/products'
import { Refused } from '../../kernel'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { listPayments } from '../payments'
import { policyNumbersOf } from '../policies'
import { findOrders, type OrderRow } from './store'

export async function getOrder(ctx: MemberCtx, { orderId }: { orderId: string }): Promise<OrderView> {
  const [row] = (await findOrders(ctx, [orderId])).filter(({ payee }) => payee === 'company')
  const [view] = row ? await presentOrders(ctx, [row]) : []
  if (!row || !view) throw new Refused('orders.notFound')
  const { payerEmail, heldUntil, price } = row
  return {
    ...view,
    payerEmail,
    heldUntil: heldUntil.toISOString(),
    parts: price.parts.map(({ title, amount }) => ({ title, amount: { ...amount } })),
    payments: (await listPayments(ctx, orderId)).map(({ id, gateway, state, amountMinor, refundedMinor, ...paid }) => ({
      ...{ id, gateway, state, failure: paid.failure, paidBy: paid.paidBy },
      amount: { minor: amountMinor, currency: paid.currency },
      refunded: { minor: refundedMinor, currency: paid.currency },
      startedAt: paid.startedAt.toISOString(),
    })),
  }
}

export async function presentOrders(ctx: MemberCtx, rows: readonly OrderRow[]): Promise<OrderRowView[]> {
  const productIds = rows.flatMap(({ productId }) => productId ?? [])
  const products = new Map((await listProductNames(ctx, productIds)).map(({ id, name }) => [id, name]))
  const numbers = await policyNumbersOf(
    ctx,
    rows.flatMap(({ policyId }) => policyId ?? []),
  )
  const { fulfilOrder: fulfil, refundOrder: refund } = orderMemberOperations
  return rows.map((row) => {
    const { id, state, reason, resolution, payerName, isTest, policyId } = row
    const number = numbers.get(policyId ?? '')
    return {
      ...{ id, state, reason, resolution, payerName, isTest },
      productName: products.get(row.productId ?? '') ?? '',
      total: { minor: row.totalMinor, currency: row.currency },
      madeAt: row.madeAt.toISOString(),
      paidAt: row.paidAt?.toISOString() ?? null,
      policy: policyId && number ? { id: policyId, number } : null,
      may: resolveRefusal(row) ? [] : mayDo(ctx.member, { fulfil, refund }),
    }
  })
}
