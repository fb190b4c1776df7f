import { billingOperations } from '@coverwright/contract/account/billing'
import type { TakesOf } from '@coverwright/contract/platform'
import { and, asc, between, desc, eq, sql } from 'drizzle-orm'
import { pageRows } from '../../platform/database'
import type { CompanyCtx } from '../../platform/operations'
import { orders } from '../../selling/orders'
import { accountBills, invoiceSeries, paymentMethods } from './tables'

export type BillRow = typeof accountBills.$inferSelect
export type MethodRow = typeof paymentMethods.$inferSelect

/** One at a time orders, changes or settles something of a company's account. */
export async function holdAccount(ctx: CompanyCtx) {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`account of ${ctx.company}`}, 0))`)
}

const isBill = (ctx: CompanyCtx, orderId: string) =>
  and(eq(accountBills.companyId, ctx.company), eq(accountBills.orderId, orderId))
const ofOrder = and(eq(orders.companyId, accountBills.companyId), eq(orders.id, accountBills.orderId))

export async function insertBill(ctx: CompanyCtx, row: BillRow) {
  await ctx.db.insert(accountBills).values(row)
}

export async function updateBill(ctx: CompanyCtx, orderId: string, change: Partial<BillRow>) {
  await ctx.db.update(accountBills).set(change).where(isBill(ctx, orderId))
}

const whole = { bill: accountBills, order: orders }
export type BillAndOrder = { bill: BillRow; order: typeof orders.$inferSelect }

export async function findBill(ctx: CompanyCtx, orderId: string): Promise<BillAndOrder | null> {
  const [row] = await ctx.db.select(whole).from(accountBills).innerJoin(orders, ofOrder).where(isBill(ctx, orderId))
  return row ?? null
}

export const listUnpaidBills = (ctx: CompanyCtx, kind: BillRow['kind']): Promise<BillAndOrder[]> =>
  ctx.db
    .select(whole)
    .from(accountBills)
    .innerJoin(orders, ofOrder)
    .where(and(eq(accountBills.companyId, ctx.company), eq(accountBills.kind, kind), eq(orders.state, 'unpaid')))

/** In the order of their numbers. */
export async function listBillsPaidIn(ctx: CompanyCtx, { from, to }: { from: number; to: number }): Promise<BillRow[]> {
  return ctx.db
    .select()
    .from(accountBills)
    .where(and(eq(accountBills.companyId, ctx.company), between(accountBills.paidOn, from, to)))
    .orderBy(asc(accountBills.paidOn), asc(accountBills.invoiceNumber))
}

export const pageBills = (ctx: CompanyCtx, wanted: TakesOf<typeof billingOperations.listBills>) =>
  pageRows(ctx, billingOperations.listBills, wanted, {
    from: ctx.db.select(whole).from(accountBills).innerJoin(orders, ofOrder).$dynamic(),
    company: accountBills.companyId,
    id: accountBills.orderId,
    searches: {},
    filters: { state: orders.state, kind: accountBills.kind },
    sorts: { madeAt: orders.madeAt, total: orders.totalMinor },
  })

/** Crosses companies: one series for all, and whoever takes the next number waits until this one is kept or undone. */
export async function takeInvoiceNumber(ctx: CompanyCtx, year: number): Promise<string> {
  const [row] = await ctx.db
    .insert(invoiceSeries)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoiceSeries.year, set: { last: sql`${invoiceSeries.last} + 1` } })
    .returning()
  return `CW-${year}-${String(row?.last ?? 0).padStart(6, '0')}`
}

export async function insertMethod(ctx: CompanyCtx, row: Omit<MethodRow, 'companyId'>) {
  await ctx.db.insert(paymentMethods).values({ companyId: ctx.company, ...row })
}

export async function findKeptMethod(ctx: CompanyCtx): Promise<MethodRow | null> {
  const [row] = await ctx.db
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.companyId, ctx.company), eq(paymentMethods.state, 'kept')))
  return row ?? null
}

export async function findLastMethod(ctx: CompanyCtx): Promise<MethodRow | null> {
  const [row] = await ctx.db
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.companyId, ctx.company))
    .orderBy(desc(paymentMethods.madeAt), desc(paymentMethods.id))
    .limit(1)
  return row ?? null
}

/** The card before goes: a company has one. */
export async function keepMethod(ctx: CompanyCtx, id: string, kept: Pick<MethodRow, 'method' | 'label'>) {
  await dropMethod(ctx)
  await ctx.db
    .update(paymentMethods)
    .set({ ...kept, state: 'kept', keptAt: ctx.now() })
    .where(and(eq(paymentMethods.companyId, ctx.company), eq(paymentMethods.id, id)))
}

export async function dropMethod(ctx: CompanyCtx) {
  await ctx.db
    .update(paymentMethods)
    .set({ state: 'gone', method: null })
    .where(and(eq(paymentMethods.companyId, ctx.company), eq(paymentMethods.state, 'kept')))
}
