import type { TakesOf } from '@coverwright/contract/platform'
import { orderMemberOperations } from '@coverwright/contract/selling/orders'
import { and, asc, eq, getTableColumns, inArray, lt, ne, sql } from 'drizzle-orm'
import { insertRows, pageRows, type Taken } from '../../platform/database'
import type { CompanyCtx } from '../../platform/operations'
import { orders } from './tables'

export type OrderRow = typeof orders.$inferSelect

const isOrder = (ctx: CompanyCtx, id: string) => and(eq(orders.companyId, ctx.company), eq(orders.id, id))

export const insertOrders = (ctx: CompanyCtx, rows: readonly OrderRow[]) => insertRows(ctx, orders, rows)

/** An order is for the price that its quote was promised: taken from there. The caller holds the quotes. */
const pricedAsQuoted: Taken<'price'> = {
  columns: { price: 'q.price' },
  join: 'join quotes q on q.company_id = r.company_id and q.id = r.quote_id',
}

export const insertOrdersOfQuotes = (ctx: CompanyCtx, rows: readonly OrderRow[]) =>
  insertRows(ctx, orders, rows, pricedAsQuoted)

export async function updateOrder(ctx: CompanyCtx, id: string, change: Partial<OrderRow>) {
  await ctx.db.update(orders).set(change).where(isOrder(ctx, id))
}

export async function findOrders(ctx: CompanyCtx, ids: readonly string[]): Promise<OrderRow[]> {
  return ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, ctx.company), inArray(orders.id, [...ids])))
}

export async function payeeOf(ctx: CompanyCtx, id: string) {
  const [row] = await ctx.db.select({ payee: orders.payee }).from(orders).where(isOrder(ctx, id))
  return row?.payee
}

/** The quotes that orders were placed for. */
export async function quotesOf(ctx: CompanyCtx, ids: readonly string[]): Promise<string[]> {
  const rows = await ctx.db
    .select({ quoteId: orders.quoteId })
    .from(orders)
    .where(and(eq(orders.companyId, ctx.company), inArray(orders.id, [...ids])))
  return rows.flatMap(({ quoteId }) => quoteId ?? [])
}

/** In one order, so that two who settle some of the same never wait for each other. */
export async function lockOrders(ctx: CompanyCtx, ids: readonly string[]): Promise<OrderRow[]> {
  return ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, ctx.company), inArray(orders.id, [...ids])))
    .orderBy(asc(orders.id))
    .for('update')
}

/** How the price was worked out is long, and for whoever asks. */
type PriceToSettle = Omit<OrderRow['price'], 'worksheet'>
export type OrderToSettle = Omit<OrderRow, 'price'> & { price: PriceToSettle }

/** The same without the worksheets. */
export async function lockOrdersToSettle(ctx: CompanyCtx, ids: readonly string[]): Promise<OrderToSettle[]> {
  return ctx.db
    .select({ ...getTableColumns(orders), price: sql<PriceToSettle>`${orders.price} - 'worksheet'` })
    .from(orders)
    .where(and(eq(orders.companyId, ctx.company), inArray(orders.id, [...ids])))
    .orderBy(asc(orders.id))
    .for('update')
}

/** The one that counts for a quote; the quote is held by the caller. */
export async function lockOrderOfQuote(ctx: CompanyCtx, quoteId: string): Promise<OrderRow | null> {
  const [row] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, ctx.company), eq(orders.quoteId, quoteId), ne(orders.state, 'lapsed')))
    .for('update')
  return row ?? null
}

/** The latest of a buyer's link: one that lapsed before it does not count. */
export async function findByToken(ctx: CompanyCtx, tokenHash: string): Promise<OrderRow | null> {
  const [row] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, ctx.company), eq(orders.tokenHash, tokenHash)))
    .orderBy(sql`(state = 'lapsed'), made_at desc`)
    .limit(1)
  return row ?? null
}

/** Those that nobody paid in their time; held, so that nobody pays them meanwhile. */
export async function lockOverdue(ctx: CompanyCtx, now: Date, most: number): Promise<OrderRow[]> {
  return ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, ctx.company), eq(orders.state, 'unpaid'), lt(orders.heldUntil, now)))
    .orderBy(asc(orders.id))
    .limit(most)
    .for('update', { skipLocked: true })
}

export async function lapseOrders(ctx: CompanyCtx, ids: readonly string[]) {
  await ctx.db
    .update(orders)
    .set({ state: 'lapsed' })
    .where(and(eq(orders.companyId, ctx.company), inArray(orders.id, [...ids]), eq(orders.state, 'unpaid')))
}

export const pageOrders = (ctx: CompanyCtx, wanted: TakesOf<typeof orderMemberOperations.listOrders>) =>
  pageRows(ctx, orderMemberOperations.listOrders, wanted, {
    from: ctx.db.select().from(orders).$dynamic(),
    company: orders.companyId,
    id: orders.id,
    // What the company itself owes the platform is shown with its account.
    where: eq(orders.payee, 'company'),
    searches: {
      payer: (pattern) => sql`(${orders.payerName} ilike ${pattern} or ${orders.payerEmail} ilike ${pattern})`,
    },
    filters: { state: orders.state },
    sorts: { madeAt: orders.madeAt, total: orders.totalMinor },
  })

type Paid = { orderId: string; policyId: string; paymentId: string | null }

/** For as many as there are, in one statement. When the money came in stays as it was known. */
export async function setPaid(ctx: CompanyCtx, paid: readonly Paid[]) {
  if (paid.length === 0) return
  await ctx.db.execute(sql`
    update orders o set state = 'paid', policy_id = p.policy_id, payment_id = p.payment_id,
      paid_at = coalesce(o.paid_at, ${ctx.now().toISOString()}::timestamptz)
    from unnest(${sql.param(paid.map(({ orderId }) => orderId))}::uuid[],
      ${sql.param(paid.map(({ policyId }) => policyId))}::uuid[],
      ${sql.param(paid.map(({ paymentId }) => paymentId))}::uuid[]) as p(order_id, policy_id, payment_id)
    where o.company_id = ${ctx.company} and o.id = p.order_id`)
}
