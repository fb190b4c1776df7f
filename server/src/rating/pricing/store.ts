import type { TakesOf } from '@coverwright/contract/platform'
import { pricingOperations } from '@coverwright/contract/rating/pricing'
import { and, eq } from 'drizzle-orm'
import { pageRows } from '../../platform/database'
import type { CompanyCtx } from '../../platform/operations'
import { keptQuotes, ratings } from './tables'

export type KeptQuoteRow = typeof keptQuotes.$inferSelect
export type RatingRow = typeof ratings.$inferSelect

/** A rating that is there already is the same: its hash says so. */
export async function insertRating(ctx: CompanyCtx, rating: Omit<RatingRow, 'companyId'>) {
  await ctx.db
    .insert(ratings)
    .values({ ...rating, companyId: ctx.company })
    .onConflictDoNothing()
}

export async function hasRating(ctx: CompanyCtx, hash: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ hash: ratings.hash })
    .from(ratings)
    .where(and(eq(ratings.companyId, ctx.company), eq(ratings.hash, hash)))
  return row !== undefined
}

export async function findRating(ctx: CompanyCtx, hash: string): Promise<RatingRow | null> {
  const [row] = await ctx.db
    .select()
    .from(ratings)
    .where(and(eq(ratings.companyId, ctx.company), eq(ratings.hash, hash)))
  return row ?? null
}

export async function insertKeptQuote(ctx: CompanyCtx, quote: Omit<KeptQuoteRow, 'companyId'>) {
  await ctx.db.insert(keptQuotes).values({ ...quote, companyId: ctx.company })
}

const isQuote = (ctx: CompanyCtx, id: string) => and(eq(keptQuotes.companyId, ctx.company), eq(keptQuotes.id, id))

export async function findKeptQuote(ctx: CompanyCtx, id: string): Promise<KeptQuoteRow | null> {
  const [row] = await ctx.db.select().from(keptQuotes).where(isQuote(ctx, id))
  return row ?? null
}

export const productOfKept = async (ctx: CompanyCtx, id: string) => (await findKeptQuote(ctx, id))?.productId ?? null

/** Of a product that is erased for good. */
export async function deleteKeptQuotesOf(ctx: CompanyCtx, productId: string) {
  await ctx.db.delete(keptQuotes).where(and(eq(keptQuotes.companyId, ctx.company), eq(keptQuotes.productId, productId)))
}

export async function deleteKeptQuoteRow(ctx: CompanyCtx, id: string): Promise<boolean> {
  const gone = await ctx.db.delete(keptQuotes).where(isQuote(ctx, id)).returning({ id: keptQuotes.id })
  return gone.length === 1
}

export const listKeptQuoteRows = (ctx: CompanyCtx, wanted: TakesOf<typeof pricingOperations.listKept>) =>
  pageRows(ctx, pricingOperations.listKept, wanted, {
    from: ctx.db.select().from(keptQuotes).$dynamic(),
    company: keptQuotes.companyId,
    id: keptQuotes.id,
    where: eq(keptQuotes.productId, wanted.productId),
    searches: { title: keptQuotes.title },
    filters: {},
    sorts: { keptAt: keptQuotes.keptAt },
  })
