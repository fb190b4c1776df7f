import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import { insertRows } from '../../platform/database'
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

/** What settling an order looks at: the price is the order's. */
const toSettle = {
  ...{ id: quotes.id, productId: quotes.productId, releaseHash: quotes.releaseHash, state: quotes.state },
  ...{ isTest: quotes.isTest, channel: quotes.channel, language: quotes.language, answers: quotes.answers },
  ...{ sentByPage: quotes.sentByPage, campaign: quotes.campaign },
}

export type QuoteToSettle = Pick<QuoteRow, keyof typeof toSettle>

export async function lockQuotesToSettle(ctx: CompanyCtx, ids: readonly string[]): Promise<QuoteToSettle[]> {
  if (ids.length === 0) return []
  const wanted = and(eq(quotes.companyId, ctx.company), inArray(quotes.id, [...ids]))
  return ctx.db.select(toSettle).from(quotes).where(wanted).orderBy(asc(quotes.id)).for('update')
}

export async function updateQuote(ctx: CompanyCtx, id: string, change: Change) {
  await ctx.db.update(quotes).set(change).where(isQuote(ctx, id))
}

/** Of money that is none: it counts for nothing from now on. */
export const markTest = (ctx: CompanyCtx, id: string) => updateQuote(ctx, id, { isTest: true })

export async function findQuoteOfPolicy(ctx: CompanyCtx, policyId: string): Promise<QuoteRow | null> {
  const [row] = await ctx.db
    .select()
    .from(quotes)
    .where(and(eq(quotes.companyId, ctx.company), eq(quotes.policyId, policyId)))
  return row ?? null
}

/** Answers that were never priced and that nobody came back to; says which they were. */
export async function deleteLeftBefore(ctx: CompanyCtx, before: Date): Promise<string[]> {
  const gone = await ctx.db
    .delete(quotes)
    .where(and(eq(quotes.companyId, ctx.company), inArray(quotes.state, ['open']), lt(quotes.savedAt, before)))
    .returning({ id: quotes.id })
  return gone.map(({ id }) => id)
}

/** Their policies were issued: from now on nothing of them changes. For as many as there are, in one statement. */
export async function markBought(ctx: CompanyCtx, bought: readonly { quoteId: string; policyId: string }[]) {
  if (bought.length === 0) return
  await ctx.db.execute(sql`
    update quotes q set state = 'bought', policy_id = b.policy_id
    from unnest(${sql.param(bought.map(({ quoteId }) => quoteId))}::uuid[],
      ${sql.param(bought.map(({ policyId }) => policyId))}::uuid[]) as b(quote_id, policy_id)
    where q.company_id = ${ctx.company} and q.id = b.quote_id`)
}

/** No policy came of it after all, in the same transaction: each is again what it was. */
export async function unmarkBought(ctx: CompanyCtx, were: readonly Pick<QuoteToSettle, 'id' | 'state'>[]) {
  if (were.length === 0) return
  await ctx.db.execute(sql`
    update quotes q set state = w.state, policy_id = null
    from unnest(${sql.param(were.map(({ id }) => id))}::uuid[], ${sql.param(were.map(({ state }) => state))}::text[])
      as w(id, state)
    where q.company_id = ${ctx.company} and q.id = w.id`)
}

export const insertQuotes = (ctx: CompanyCtx, rows: readonly QuoteRow[]) => insertRows(ctx, quotes, rows)

type QuotedPlan = { readonly productId: string; readonly releaseHash: string; readonly plan: string }

/** The plan that each was priced for, in the release it was priced from. */
export async function findPlans(ctx: CompanyCtx, ids: readonly string[]): Promise<Map<string, QuotedPlan>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({
      id: quotes.id,
      productId: quotes.productId,
      releaseHash: quotes.releaseHash,
      plan: sql<string | null>`${quotes.price} ->> 'plan'`,
    })
    .from(quotes)
    .where(and(eq(quotes.companyId, ctx.company), inArray(quotes.id, [...ids])))
  return new Map(rows.flatMap(({ id, plan, ...sold }) => (plan === null ? [] : [[id, { ...sold, plan }] as const])))
}
