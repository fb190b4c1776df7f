import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import { quoteFiles } from './tables'

export type QuoteFileRow = typeof quoteFiles.$inferSelect

const ofQuote = (ctx: CompanyCtx, quoteId: string) =>
  and(eq(quoteFiles.companyId, ctx.company), eq(quoteFiles.quoteId, quoteId))
const isOne = (ctx: CompanyCtx, quoteId: string, id: string) => and(ofQuote(ctx, quoteId), eq(quoteFiles.id, id))

export const listFilesOf = (ctx: CompanyCtx, quoteId: string): Promise<QuoteFileRow[]> =>
  ctx.db.select().from(quoteFiles).where(ofQuote(ctx, quoteId)).orderBy(asc(quoteFiles.announcedAt), asc(quoteFiles.id))

export async function findQuoteFile(ctx: CompanyCtx, quoteId: string, id: string): Promise<QuoteFileRow | null> {
  const [row] = await ctx.db
    .select()
    .from(quoteFiles)
    .where(isOne(ctx, quoteId, id))
  return row ?? null
}

export async function insertQuoteFile(ctx: CompanyCtx, row: QuoteFileRow) {
  await ctx.db.insert(quoteFiles).values(row)
}

export async function markKept(ctx: CompanyCtx, { quoteId, id }: QuoteFileRow, bytes: number) {
  await ctx.db
    .update(quoteFiles)
    .set({ isKept: true, bytes })
    .where(isOne(ctx, quoteId, id))
}

export async function deleteQuoteFile(ctx: CompanyCtx, { quoteId, id }: QuoteFileRow) {
  await ctx.db.delete(quoteFiles).where(isOne(ctx, quoteId, id))
}

export async function takeFilesOf(ctx: CompanyCtx, quoteIds: readonly string[]): Promise<QuoteFileRow[]> {
  if (quoteIds.length === 0) return []
  const those = and(eq(quoteFiles.companyId, ctx.company), inArray(quoteFiles.quoteId, [...quoteIds]))
  return ctx.db.delete(quoteFiles).where(those).returning()
}

/** Announced long ago and never whole. */
export async function takeUnfinished(ctx: CompanyCtx, before: Date): Promise<QuoteFileRow[]> {
  const those = and(
    eq(quoteFiles.companyId, ctx.company),
    eq(quoteFiles.isKept, false),
    lt(quoteFiles.announcedAt, before),
  )
  return ctx.db.delete(quoteFiles).where(those).returning()
}
