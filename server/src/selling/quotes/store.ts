import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import { quotes } from './tables'

export type QuoteRow = typeof quotes.$inferSelect
type Change = Partial<Omit<QuoteRow, 'companyId' | 'id'>>

const isQuote = (ctx: CompanyCtx, id: string) => and(eq(quotes.companyId, ctx.company), eq(quotes.id, id))
const hasToken = (ctx: CompanyCtx, tokenHash: string) =>
  and(eq(quotes.companyId, ctx.company), eq(quotes.tokenHash, tokenHash))

export async function insertQuote(ctx: CompanyCtx, quote: QuoteRow) {
  await ctx.db.insert(quotes).values(quote)
}

export async function findQuoteByToken(ctx: CompanyCtx, tokenHash: string): Promise<QuoteRow | null> {
  const [row] = await ctx.db.select().from(quotes).where(hasToken(ctx, tokenHash))
  return row ?? null
}

export async function holdQuoteByToken(ctx: CompanyCtx, tokenHash: string): Promise<QuoteRow | null> {
  const [row] = await ctx.db.select().from(quotes).where(hasToken(ctx, tokenHash)).for('update')
  return row ?? null
}

export async function findQuote(ctx: CompanyCtx, id: string): Promise<QuoteRow | null> {
  const [row] = await ctx.db.select().from(quotes).where(isQuote(ctx, id))
  return row ?? null
}

/** In one order for everybody, so that two who want the same ones do not wait for each other. */
export async function lockQuotes(ctx: CompanyCtx, ids: readonly string[]): Promise<QuoteRow[]> {
  if (ids.length === 0) return []
  const wanted = and(eq(quotes.companyId, ctx.company), inArray(quotes.id, [...ids]))
  return ctx.db.select().from(quotes).where(wanted).orderBy(asc(quotes.id)).for('update')
}

export async function updateQuote(ctx: CompanyCtx, id: string, change: Change) {
  await ctx.db.update(quotes).set(change).where(isQuote(ctx, id))
}

/** Answers that were never priced and that nobody came back to. */
export async function deleteLeftBefore(ctx: CompanyCtx, before: Date) {
  await ctx.db
    .delete(quotes)
    .where(and(eq(quotes.companyId, ctx.company), inArray(quotes.state, ['open']), lt(quotes.savedAt, before)))
}
