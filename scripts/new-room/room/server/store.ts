import type { TakesOf } from '@coverwright/contract/platform'
import { giftCardOperations } from '@coverwright/contract/selling/gift-cards'
import { and, eq, sql } from 'drizzle-orm'
import { pageRows } from '../../platform/database'
import type { CompanyCtx } from '../../platform/operations'
import { giftCards } from './tables'

export type GiftCardRow = typeof giftCards.$inferSelect

export const listGiftCardRows = (ctx: CompanyCtx, wanted: TakesOf<typeof giftCardOperations.list>) =>
  pageRows(ctx, giftCardOperations.list, wanted, {
    from: ctx.db.select().from(giftCards).$dynamic(),
    company: giftCards.companyId,
    id: giftCards.id,
    searches: { title: giftCards.title },
    filters: { state: giftCards.state },
    sorts: { title: sql`lower(${giftCards.title})`, updatedAt: giftCards.updatedAt },
  })

export async function findGiftCard(ctx: CompanyCtx, id: string): Promise<GiftCardRow | null> {
  const [row] = await ctx.db.select().from(giftCards).where(isGiftCard(ctx, id))
  return row ?? null
}

/** Held until this transaction ends: nobody changes it between the refusals and the change. */
export async function lockGiftCard(ctx: CompanyCtx, id: string): Promise<GiftCardRow | null> {
  const [row] = await ctx.db.select().from(giftCards).where(isGiftCard(ctx, id)).for('update')
  return row ?? null
}

export async function insertGiftCard(ctx: CompanyCtx, made: Pick<GiftCardRow, 'title' | 'state'>) {
  const row = { ...made, companyId: ctx.company, id: ctx.newId(), revision: 1, updatedAt: ctx.now() }
  await ctx.db.insert(giftCards).values(row)
  return row
}

export async function updateGiftCardRow(ctx: CompanyCtx, row: GiftCardRow, change: Partial<GiftCardRow>) {
  const changed = { ...row, ...change, revision: row.revision + 1, updatedAt: ctx.now() }
  await ctx.db.update(giftCards).set(changed).where(isGiftCard(ctx, row.id))
  return changed
}

export async function deleteGiftCardRow(ctx: CompanyCtx, id: string) {
  await ctx.db.delete(giftCards).where(isGiftCard(ctx, id))
}

const isGiftCard = (ctx: CompanyCtx, id: string) => and(eq(giftCards.companyId, ctx.company), eq(giftCards.id, id))
