import type { CompanyCtx } from '../../platform/operations'
import { lockQuotesToSettle } from '../quotes'
import { lockOrdersToSettle, quotesOf } from './store'

/** Quotes before orders: so does whoever places one. */
export async function holdOrders(ctx: CompanyCtx, ids: readonly string[]) {
  const quotes = await lockQuotesToSettle(ctx, await quotesOf(ctx, ids))
  const orders = await lockOrdersToSettle(ctx, ids)
  return { quotes: new Map(quotes.map((quote) => [quote.id, quote])), orders }
}

/** Held in a transaction, and read there once: nobody else changes them before it ends. */
const heldIn = new WeakMap<CompanyCtx, { ids: string; held: Awaited<ReturnType<typeof holdOrders>> }>()

/** For whoever settles in the same transaction, before anything else is done to them. */
export async function holdToSettle(ctx: CompanyCtx, orderId: string): Promise<void> {
  heldIn.set(ctx, { ids: orderId, held: await holdOrders(ctx, [orderId]) })
}

/** Once: what settling makes of them is not what was read. */
export function takeHeld(ctx: CompanyCtx, ids: readonly string[]) {
  const known = heldIn.get(ctx)
  heldIn.delete(ctx)
  return known?.ids === ids.join(' ') ? known.held : undefined
}
