import type { TakesOf } from '@coverwright/contract/platform'
import { caseOperations } from '@coverwright/contract/service/cases'
import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { pageRows } from '../../platform/database'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { isFoundBy } from '../../platform/search'
import { caseDecisions, cases } from './tables'

export type CaseRow = typeof cases.$inferSelect
export type EntryRow = typeof caseDecisions.$inferSelect

const isCase = (ctx: CompanyCtx, id: string) => and(eq(cases.companyId, ctx.company), eq(cases.id, id))

export async function findCase(ctx: CompanyCtx, id: string): Promise<CaseRow | null> {
  const [row] = await ctx.db.select().from(cases).where(isCase(ctx, id))
  return row ?? null
}

/** Held until this transaction ends: of two who decide, the second finds it decided. */
export async function lockCase(ctx: CompanyCtx, id: string): Promise<CaseRow | null> {
  const [row] = await ctx.db.select().from(cases).where(isCase(ctx, id)).for('update')
  return row ?? null
}

export async function lockCaseOfQuote(ctx: CompanyCtx, quoteId: string): Promise<CaseRow | null> {
  const ofQuote = and(eq(cases.companyId, ctx.company), eq(cases.quoteId, quoteId))
  const [row] = await ctx.db.select().from(cases).where(ofQuote).for('update')
  return row ?? null
}

/** Only the reader of referrals opens cases, one after the other in a company: no two get the same. */
export async function nextCount(ctx: CompanyCtx): Promise<number> {
  const [row] = await ctx.db
    .select({ last: sql<number>`coalesce(max(${cases.count}), 0)::int` })
    .from(cases)
    .where(eq(cases.companyId, ctx.company))
  return (row?.last ?? 0) + 1
}

export const insertCase = async (ctx: CompanyCtx, row: CaseRow) => void (await ctx.db.insert(cases).values(row))

export async function updateCase(ctx: CompanyCtx, id: string, change: Partial<Omit<CaseRow, 'companyId' | 'id'>>) {
  await ctx.db.update(cases).set(change).where(isCase(ctx, id))
}

/** Added behind the last one; the case is held by the caller. */
export async function insertEntry(ctx: CompanyCtx, entry: Omit<EntryRow, 'companyId' | 'place'>) {
  const ofCase = and(eq(caseDecisions.companyId, ctx.company), eq(caseDecisions.caseId, entry.caseId))
  const [row] = await ctx.db
    .select({ last: sql<number>`coalesce(max(${caseDecisions.place}), 0)::int` })
    .from(caseDecisions)
    .where(ofCase)
  await ctx.db.insert(caseDecisions).values({ ...entry, companyId: ctx.company, place: (row?.last ?? 0) + 1 })
}

export async function listEntries(ctx: CompanyCtx, caseId: string): Promise<EntryRow[]> {
  return ctx.db
    .select()
    .from(caseDecisions)
    .where(and(eq(caseDecisions.companyId, ctx.company), eq(caseDecisions.caseId, caseId)))
    .orderBy(asc(caseDecisions.place))
}

const found = { kind: 'case', id: cases.id, foundBy: cases.foundBy }

export async function pageCases(ctx: MemberCtx, { search, ...wanted }: TakesOf<typeof caseOperations.listCases>) {
  const where = await isFoundBy(ctx, search, found)
  return pageRows(
    ctx,
    caseOperations.listCases,
    { ...wanted, search: '' },
    {
      from: ctx.db.select().from(cases).$dynamic(),
      company: cases.companyId,
      id: cases.id,
      where,
      searches: { foundBy: cases.foundBy },
      filters: {
        state: cases.state,
        productId: cases.productId,
        mine: (whose) =>
          or(...whose.map((one) => (one === 'mine' ? eq(cases.takenBy, ctx.member.id) : isNull(cases.takenBy)))),
      },
      sorts: { dueAt: cases.dueAt, number: cases.count, openedAt: cases.openedAt },
    },
  )
}

export async function listProductsOfCases(ctx: CompanyCtx): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ productId: cases.productId })
    .from(cases)
    .where(eq(cases.companyId, ctx.company))
  return rows.map(({ productId }) => productId)
}

/** The newest of those that it finds. */
export async function findFew(ctx: CompanyCtx, words: string, most: number): Promise<CaseRow[]> {
  const isFound = await isFoundBy(ctx, words, found)
  if (!isFound) return []
  return ctx.db
    .select()
    .from(cases)
    .where(and(eq(cases.companyId, ctx.company), isFound))
    .orderBy(desc(cases.openedAt))
    .limit(most)
}
