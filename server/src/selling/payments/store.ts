import type { GatewayName, KeptGatewayState, PaymentState } from '@coverwright/rules/selling/payments'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { insertRows } from '../../platform/database'
import type { CompanyCtx } from '../../platform/operations'
import { gateways, payments, refunds } from './tables'

export type GatewayRow = typeof gateways.$inferSelect
export type PaymentRow = typeof payments.$inferSelect
export type RefundRow = typeof refunds.$inferSelect

export const listGatewayRows = (ctx: CompanyCtx): Promise<GatewayRow[]> =>
  ctx.db.select().from(gateways).where(eq(gateways.companyId, ctx.company))

/** All of the company's, held in one order until this ends: of two who switch, the second sees what the first left. */
export const holdGateways = (ctx: CompanyCtx): Promise<GatewayRow[]> =>
  ctx.db.select().from(gateways).where(eq(gateways.companyId, ctx.company)).orderBy(gateways.name).for('update')

/** False when it was there already. */
export async function insertGateway(ctx: CompanyCtx, name: GatewayName): Promise<boolean> {
  const at = ctx.now()
  const row = {
    companyId: ctx.company,
    name,
    state: 'installed' as const,
    settings: {},
    installedAt: at,
    changedAt: at,
  }
  const made = await ctx.db.insert(gateways).values(row).onConflictDoNothing().returning({ name: gateways.name })
  return made.length === 1
}

/** One statement: the other goes off before this one goes on, and there is no moment with two or with neither. */
export async function switchTo(ctx: CompanyCtx, name: GatewayName) {
  const at = ctx.now().toISOString()
  await ctx.db.execute(sql`
    with off as (
      update gateways set state = 'inactive', changed_at = ${at}::timestamptz
      where company_id = ${ctx.company} and state = 'active' and name <> ${name} returning name
    )
    update gateways set state = 'active', changed_at = ${at}::timestamptz
    where company_id = ${ctx.company} and name = ${name} and (select count(*) from off) >= 0`)
}

export async function setGatewayState(ctx: CompanyCtx, name: GatewayName, state: KeptGatewayState) {
  await ctx.db.update(gateways).set({ state, changedAt: ctx.now() }).where(isGateway(ctx, name))
}

export async function keepGatewaySettings(ctx: CompanyCtx, name: GatewayName, settings: GatewayRow['settings']) {
  await ctx.db.update(gateways).set({ settings }).where(isGateway(ctx, name))
}

export async function insertPayment(ctx: CompanyCtx, row: PaymentRow) {
  await ctx.db.insert(payments).values(row)
}

export async function findPayment(ctx: CompanyCtx, id: string): Promise<PaymentRow | null> {
  const [row] = await ctx.db.select().from(payments).where(isPayment(ctx, id))
  return row ?? null
}

export async function findPaymentByToken(ctx: CompanyCtx, tokenHash: string): Promise<PaymentRow | null> {
  const [row] = await ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.companyId, ctx.company), eq(payments.tokenHash, tokenHash)))
  return row ?? null
}

export async function findPaymentByCharge(ctx: CompanyCtx, charge: string): Promise<PaymentRow | null> {
  const [row] = await ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.companyId, ctx.company), eq(payments.charge, charge)))
  return row ?? null
}

/** All tries of an order, newest first. Whoever else starts or refunds one waits, also where there is none yet. */
export async function holdPaymentsOf(ctx: CompanyCtx, orderId: string): Promise<PaymentRow[]> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payments of ${orderId}`}, 0))`)
  return ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.companyId, ctx.company), eq(payments.orderId, orderId)))
    .orderBy(desc(payments.startedAt), desc(payments.id))
    .for('update')
}

/** Tries at the gateway for an order, the last one first. */
export const listPaymentsOf = (ctx: CompanyCtx, orderId: string): Promise<PaymentRow[]> =>
  ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.companyId, ctx.company), eq(payments.orderId, orderId)))
    .orderBy(desc(payments.startedAt), desc(payments.id))

/** The gateway's own id, kept once. */
export async function keepReference(ctx: CompanyCtx, id: string, reference: string) {
  await ctx.db
    .update(payments)
    .set({ reference })
    .where(and(isPayment(ctx, id), sql`${payments.reference} is null`))
}

type Change = Partial<
  Pick<PaymentRow, 'state' | 'paidMinor' | 'charge' | 'currency' | 'failure' | 'paidBy' | 'settledAt' | 'refundedMinor'>
>

/** Changes a payment that is in one of these states, and gives it; null when it is not, or not of this gateway. */
export async function movePayment(
  ctx: CompanyCtx,
  { id, gateway, from }: { id: string; gateway: GatewayName; from: readonly PaymentState[] },
  change: Change,
): Promise<PaymentRow | null> {
  const [row] = await ctx.db
    .update(payments)
    .set(change)
    .where(and(isPayment(ctx, id), eq(payments.gateway, gateway), inArray(payments.state, [...from])))
    .returning()
  return row ?? null
}

export async function holdPayment(ctx: CompanyCtx, id: string): Promise<PaymentRow | null> {
  const [row] = await ctx.db.select().from(payments).where(isPayment(ctx, id)).for('update')
  return row ?? null
}

export async function changePayment(ctx: CompanyCtx, id: string, change: Change) {
  await ctx.db.update(payments).set(change).where(isPayment(ctx, id))
}

export async function insertRefund(
  ctx: CompanyCtx,
  made: Pick<RefundRow, 'paymentId' | 'amountMinor' | 'reason' | 'state'>,
) {
  const row = { ...made, companyId: ctx.company, id: ctx.newId(), reference: null, madeAt: ctx.now() }
  await ctx.db.insert(refunds).values(row)
  return row
}

export async function findRefund(ctx: CompanyCtx, id: string): Promise<RefundRow | null> {
  const [row] = await ctx.db.select().from(refunds).where(isRefund(ctx, id))
  return row ?? null
}

/** True for the one who ends it. */
export async function endRefund(ctx: CompanyCtx, id: string, change: Pick<RefundRow, 'state' | 'reference'>) {
  const ended = await ctx.db
    .update(refunds)
    .set(change)
    .where(and(isRefund(ctx, id), eq(refunds.state, 'asked')))
    .returning({ id: refunds.id })
  return ended.length === 1
}

const isGateway = (ctx: CompanyCtx, name: GatewayName) =>
  and(eq(gateways.companyId, ctx.company), eq(gateways.name, name))
const isPayment = (ctx: CompanyCtx, id: string) => and(eq(payments.companyId, ctx.company), eq(payments.id, id))
const isRefund = (ctx: CompanyCtx, id: string) => and(eq(refunds.companyId, ctx.company), eq(refunds.id, id))

export const insertPayments = (ctx: CompanyCtx, rows: readonly PaymentRow[]) => insertRows(ctx, payments, rows)
