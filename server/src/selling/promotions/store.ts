import type { TakesOf } from '@coverwright/contract/platform'
import { couponOperations, voucherOperations } from '@coverwright/contract/selling/promotions'
import type { PromotionKind } from '@coverwright/rules/selling/promotions'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { pageRows } from '../../platform/database'
import type { CompanyCtx } from '../../platform/operations'
import { promotionCodes, promotionHolds, promotions } from './tables'

export type PromotionRow = typeof promotions.$inferSelect
export type CodeRow = typeof promotionCodes.$inferSelect

const pageOf = (ctx: CompanyCtx, kind: PromotionKind) => ({
  from: ctx.db.select().from(promotions).$dynamic(),
  company: promotions.companyId,
  id: promotions.id,
  where: eq(promotions.kind, kind),
  searches: { title: promotions.title, code: promotions.code },
  filters: { state: promotions.state },
  sorts: { title: sql`lower(${promotions.title})`, updatedAt: promotions.updatedAt },
})

export const pageVouchers = (ctx: CompanyCtx, wanted: TakesOf<typeof voucherOperations.list>) =>
  pageRows(ctx, voucherOperations.list, wanted, pageOf(ctx, 'voucher'))

export const pageCoupons = (ctx: CompanyCtx, wanted: TakesOf<typeof couponOperations.list>) =>
  pageRows(ctx, couponOperations.list, wanted, pageOf(ctx, 'coupon'))

export type Counts = { used: number; held: number }

/** How often each was used and is held, over all its codes. */
export async function countUses(ctx: CompanyCtx, ids: readonly string[]): Promise<Map<string, Counts>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({
      id: promotionCodes.promotionId,
      used: sql<number>`sum(${promotionCodes.used})::int`,
      held: sql<number>`sum(${promotionCodes.held})::int`,
    })
    .from(promotionCodes)
    .where(and(eq(promotionCodes.companyId, ctx.company), inArray(promotionCodes.promotionId, [...ids])))
    .groupBy(promotionCodes.promotionId)
  return new Map(rows.map(({ id, used, held }) => [id, { used, held }]))
}

/** Held until this transaction ends, with its codes: nobody takes one between the refusals and the change. */
export async function lockPromotion(ctx: CompanyCtx, kind: PromotionKind, id: string): Promise<PromotionRow | null> {
  const [row] = await ctx.db
    .select()
    .from(promotions)
    .where(and(isPromotion(ctx, id), eq(promotions.kind, kind)))
    .for('update')
  return row ?? null
}

export async function lockCodes(ctx: CompanyCtx, promotionId: string): Promise<CodeRow[]> {
  return ctx.db
    .select()
    .from(promotionCodes)
    .where(areCodesOf(ctx, promotionId))
    .orderBy(promotionCodes.code)
    .for('update')
}

type Made = Omit<PromotionRow, 'companyId' | 'id' | 'revision' | 'updatedAt'>

export async function insertPromotion(ctx: CompanyCtx, made: Made): Promise<PromotionRow> {
  const row = { ...made, companyId: ctx.company, id: ctx.newId(), revision: 1, updatedAt: ctx.now() }
  await ctx.db.insert(promotions).values(row)
  return row
}

export async function changePromotion(
  ctx: CompanyCtx,
  row: PromotionRow,
  change: Partial<Made>,
): Promise<PromotionRow> {
  const changed = { ...row, ...change, revision: row.revision + 1, updatedAt: ctx.now() }
  await ctx.db.update(promotions).set(changed).where(isPromotion(ctx, row.id))
  return changed
}

export async function deletePromotionRow(ctx: CompanyCtx, id: string) {
  await ctx.db.delete(promotionCodes).where(areCodesOf(ctx, id))
  await ctx.db.delete(promotions).where(isPromotion(ctx, id))
}

/** Many in one statement: a disposable coupon has thousands. */
export async function insertCodes(ctx: CompanyCtx, promotionId: string, codes: readonly string[], quota: number) {
  await ctx.db.execute(sql`
    insert into promotion_codes (company_id, code, promotion_id, quota)
    select ${ctx.company}::uuid, code, ${promotionId}::uuid, ${quota}::int
    from unnest(${sql.param([...codes])}::text[]) as given (code)`)
}

export async function changeCode(ctx: CompanyCtx, code: string, change: { code: string; quota: number }) {
  await ctx.db
    .update(promotionCodes)
    .set(change)
    .where(and(eq(promotionCodes.companyId, ctx.company), eq(promotionCodes.code, code)))
}

/** The code as it was typed, with what it belongs to. */
export async function findPromotionById(ctx: CompanyCtx, id: string): Promise<PromotionRow | null> {
  const [row] = await ctx.db.select().from(promotions).where(isPromotion(ctx, id))
  return row ?? null
}

export async function findByCode(ctx: CompanyCtx, code: string) {
  const [found] = await ctx.db
    .select({ promotion: promotions, code: promotionCodes })
    .from(promotionCodes)
    .innerJoin(
      promotions,
      and(eq(promotions.companyId, promotionCodes.companyId), eq(promotions.id, promotionCodes.promotionId)),
    )
    .where(and(eq(promotionCodes.companyId, ctx.company), eq(promotionCodes.code, code)))
  return found ?? null
}

export async function isHeldBy(ctx: CompanyCtx, orderId: string, code: string): Promise<boolean> {
  const found = await ctx.db
    .select({ code: promotionHolds.code })
    .from(promotionHolds)
    .where(
      and(
        eq(promotionHolds.companyId, ctx.company),
        eq(promotionHolds.orderId, orderId),
        eq(promotionHolds.code, code),
      ),
    )
  return found.length > 0
}

export async function listFreeCodes(ctx: CompanyCtx, promotionId: string, most: number): Promise<string[]> {
  const isFree = sql`${promotionCodes.held} + ${promotionCodes.used} < ${promotionCodes.quota}`
  const rows = await ctx.db
    .select({ code: promotionCodes.code })
    .from(promotionCodes)
    .where(and(areCodesOf(ctx, promotionId), isFree))
    .orderBy(promotionCodes.code)
    .limit(most)
  return rows.map(({ code }) => code)
}

const isPromotion = (ctx: CompanyCtx, id: string) => and(eq(promotions.companyId, ctx.company), eq(promotions.id, id))
const areCodesOf = (ctx: CompanyCtx, promotionId: string) =>
  and(eq(promotionCodes.companyId, ctx.company), eq(promotionCodes.promotionId, promotionId))
