import type { MadeUpShares } from '@coverwright/rules/rating/rating'
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import { madeUpShares, portfolioParts, portfolios } from './tables'

export type PortfolioRow = typeof portfolios.$inferSelect
type Change = Partial<typeof portfolios.$inferInsert>

const isPortfolio = (ctx: CompanyCtx, id: string) => and(eq(portfolios.companyId, ctx.company), eq(portfolios.id, id))
const isPartOf = (ctx: CompanyCtx, id: string) =>
  and(eq(portfolioParts.companyId, ctx.company), eq(portfolioParts.portfolioId, id))

export async function insertPortfolio(ctx: CompanyCtx, row: Omit<PortfolioRow, 'companyId'>): Promise<PortfolioRow> {
  const kept = { ...row, companyId: ctx.company }
  await ctx.db.insert(portfolios).values(kept)
  return kept
}

export async function findPortfolio(ctx: CompanyCtx, id: string): Promise<PortfolioRow | null> {
  const [row] = await ctx.db.select().from(portfolios).where(isPortfolio(ctx, id))
  return row ?? null
}

export const productOfPortfolio = async (ctx: CompanyCtx, id: string) =>
  (await findPortfolio(ctx, id))?.productId ?? null

/** Locks it: two people must not map the same file at once. */
export async function lockPortfolio(ctx: CompanyCtx, id: string): Promise<PortfolioRow | null> {
  const [row] = await ctx.db.select().from(portfolios).where(isPortfolio(ctx, id)).for('update')
  return row ?? null
}

const MOST_LISTED = 100

export async function listPortfolioRows(ctx: CompanyCtx, productId: string): Promise<PortfolioRow[]> {
  return ctx.db
    .select()
    .from(portfolios)
    .where(and(eq(portfolios.companyId, ctx.company), eq(portfolios.productId, productId)))
    .orderBy(desc(portfolios.madeAt), portfolios.id)
    .limit(MOST_LISTED)
}

export async function changePortfolio(ctx: CompanyCtx, id: string, change: Change): Promise<PortfolioRow | null> {
  const [row] = await ctx.db
    .update(portfolios)
    .set({ ...change, updatedAt: ctx.now() })
    .where(isPortfolio(ctx, id))
    .returning()
  return row ?? null
}

export async function deletePortfolioRow(ctx: CompanyCtx, id: string): Promise<void> {
  await ctx.db.delete(portfolios).where(isPortfolio(ctx, id))
}

/** All of a product, and the shares that were made up for it; says which files they were. */
export async function takePortfoliosOf(ctx: CompanyCtx, productId: string) {
  await ctx.db
    .delete(madeUpShares)
    .where(and(eq(madeUpShares.companyId, ctx.company), eq(madeUpShares.productId, productId)))
  return ctx.db
    .delete(portfolios)
    .where(and(eq(portfolios.companyId, ctx.company), eq(portfolios.productId, productId)))
    .returning({ id: portfolios.id, fileId: portfolios.fileId })
}

/** Files that are to be read and of which nothing was heard for so long. */
export async function listWaiting(ctx: CompanyCtx, silentMs: number) {
  const before = new Date(ctx.now().getTime() - silentMs)
  const { id, state, updatedAt } = portfolios
  return ctx.db
    .select({ id, state, updatedAt })
    .from(portfolios)
    .where(and(eq(portfolios.companyId, ctx.company), inArray(state, ['reading', 'converting']), lt(updatedAt, before)))
}

const runOf = (id: string) => sql`hashtextextended(${`portfolio:${id}`}, 0)`

/** Whoever reads a file holds it until the transaction ends, also by the death of its server. */
export async function holdRun(ctx: CompanyCtx, id: string): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(${runOf(id)})`)
}

/** False while somebody reads it. */
export async function tryHoldRun(ctx: CompanyCtx, id: string): Promise<boolean> {
  const { rows } = await ctx.db.execute<{ held: boolean }>(sql`select pg_try_advisory_xact_lock(${runOf(id)}) as held`)
  return rows[0]?.held === true
}

/** All parts of a book anew: a run that is repeated leaves nothing behind. */
export async function writeParts(ctx: CompanyCtx, id: string, parts: readonly Buffer[]): Promise<void> {
  await ctx.db.delete(portfolioParts).where(isPartOf(ctx, id))
  for (const [part, rows] of parts.entries())
    await ctx.db.insert(portfolioParts).values({ companyId: ctx.company, portfolioId: id, part, rows })
}

export async function findPart(ctx: CompanyCtx, id: string, part: number): Promise<Buffer | null> {
  const [row] = await ctx.db
    .select({ rows: portfolioParts.rows })
    .from(portfolioParts)
    .where(and(isPartOf(ctx, id), eq(portfolioParts.part, part)))
  return row?.rows ?? null
}

/** Keeps a transaction that waits for a worker from being taken for dead. */
export async function stayAwake(ctx: CompanyCtx): Promise<void> {
  await ctx.db.execute(sql`select 1`)
}

export async function findShares(ctx: CompanyCtx, productId: string): Promise<MadeUpShares> {
  const [row] = await ctx.db
    .select({ shares: madeUpShares.shares })
    .from(madeUpShares)
    .where(and(eq(madeUpShares.companyId, ctx.company), eq(madeUpShares.productId, productId)))
  return row?.shares ?? {}
}

export async function writeShares(ctx: CompanyCtx, productId: string, shares: MadeUpShares): Promise<void> {
  const now = { shares, updatedAt: ctx.now() }
  await ctx.db
    .insert(madeUpShares)
    .values({ companyId: ctx.company, productId, ...now })
    .onConflictDoUpdate({ target: [madeUpShares.companyId, madeUpShares.productId], set: now })
}
