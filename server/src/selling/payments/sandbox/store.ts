import type { TakesOf } from '@coverwright/contract/platform'
import { paymentOperations } from '@coverwright/contract/selling/payments'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { insertRows, pageRows } from '../../../platform/database'
import type { CompanyCtx } from '../../../platform/operations'
import { sandboxEvents, sandboxPayments, sandboxRefunds } from './tables'

export type SandboxPayment = typeof sandboxPayments.$inferSelect
export type SandboxEvent = typeof sandboxEvents.$inferSelect

/** The first who asks makes it; it stays as it was made. */
export async function insertSandboxPayment(ctx: CompanyCtx, row: SandboxPayment) {
  await ctx.db.insert(sandboxPayments).values(row).onConflictDoNothing()
}

export async function findSandboxPayment(ctx: CompanyCtx, id: string): Promise<SandboxPayment | null> {
  const [row] = await ctx.db.select().from(sandboxPayments).where(isPayment(ctx, id))
  return row ?? null
}

export async function findByToken(ctx: CompanyCtx, tokenHash: string): Promise<SandboxPayment | null> {
  const [row] = await ctx.db.select().from(sandboxPayments).where(hasToken(ctx, tokenHash))
  return row ?? null
}

export async function holdByToken(ctx: CompanyCtx, tokenHash: string): Promise<SandboxPayment | null> {
  const [row] = await ctx.db.select().from(sandboxPayments).where(hasToken(ctx, tokenHash)).for('update')
  return row ?? null
}

export async function holdSandboxPayment(ctx: CompanyCtx, id: string): Promise<SandboxPayment | null> {
  const [row] = await ctx.db.select().from(sandboxPayments).where(isPayment(ctx, id)).for('update')
  return row ?? null
}

export async function changeSandboxPayment(ctx: CompanyCtx, row: SandboxPayment, change: Partial<SandboxPayment>) {
  const changed = { ...row, ...change }
  await ctx.db.update(sandboxPayments).set(change).where(isPayment(ctx, row.id))
  return changed
}

export async function markDisputed(ctx: CompanyCtx, id: string) {
  await ctx.db.update(sandboxPayments).set({ state: 'disputed' }).where(isPayment(ctx, id))
}

export async function hasRefund(ctx: CompanyCtx, id: string): Promise<boolean> {
  const found = await ctx.db
    .select({ id: sandboxRefunds.id })
    .from(sandboxRefunds)
    .where(and(eq(sandboxRefunds.companyId, ctx.company), eq(sandboxRefunds.id, id)))
  return found.length > 0
}

export async function insertSandboxRefund(
  ctx: CompanyCtx,
  refund: { id: string; paymentId: string; amountMinor: number },
) {
  await ctx.db.insert(sandboxRefunds).values({ ...refund, companyId: ctx.company, madeAt: ctx.now() })
}

export async function insertEvent(ctx: CompanyCtx, row: SandboxEvent) {
  await ctx.db.insert(sandboxEvents).values(row)
}

export async function findEvent(ctx: CompanyCtx, id: string): Promise<SandboxEvent | null> {
  const [row] = await ctx.db
    .select()
    .from(sandboxEvents)
    .where(and(eq(sandboxEvents.companyId, ctx.company), eq(sandboxEvents.id, id)))
  return row ?? null
}

export async function countTaken(ctx: CompanyCtx, id: string) {
  await ctx.db
    .update(sandboxEvents)
    .set({ taken: sql`${sandboxEvents.taken} + 1` })
    .where(and(eq(sandboxEvents.companyId, ctx.company), eq(sandboxEvents.id, id)))
}

export const pageSandboxPayments = (ctx: CompanyCtx, wanted: TakesOf<typeof paymentOperations.listSandboxPayments>) =>
  pageRows(ctx, paymentOperations.listSandboxPayments, wanted, {
    from: ctx.db.select().from(sandboxPayments).$dynamic(),
    company: sandboxPayments.companyId,
    id: sandboxPayments.id,
    searches: { title: sandboxPayments.title },
    filters: { state: sandboxPayments.state },
    sorts: { madeAt: sandboxPayments.madeAt, amount: sandboxPayments.amountMinor },
  })

/** How often the shop was told of each, and how often it listened. */
export async function countTold(ctx: CompanyCtx, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { sent: number; taken: number }>()
  const rows = await ctx.db
    .select({
      id: sandboxEvents.paymentId,
      sent: sql<number>`sum(${sandboxEvents.sent})::int`,
      taken: sql<number>`sum(${sandboxEvents.taken})::int`,
    })
    .from(sandboxEvents)
    .where(and(eq(sandboxEvents.companyId, ctx.company), inArray(sandboxEvents.paymentId, [...ids])))
    .groupBy(sandboxEvents.paymentId)
  return new Map(rows.map(({ id, sent, taken }) => [id, { sent, taken }]))
}

const isPayment = (ctx: CompanyCtx, id: string) =>
  and(eq(sandboxPayments.companyId, ctx.company), eq(sandboxPayments.id, id))
const hasToken = (ctx: CompanyCtx, tokenHash: string) =>
  and(eq(sandboxPayments.companyId, ctx.company), eq(sandboxPayments.tokenHash, tokenHash))

export async function insertSandboxPayments(ctx: CompanyCtx, rows: readonly SandboxPayment[]) {
  await insertRows(ctx, sandboxPayments, rows)
}
