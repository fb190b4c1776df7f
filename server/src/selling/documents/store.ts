import { and, asc, eq, sql } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import { documents } from './tables'

export type DocumentRow = typeof documents.$inferSelect
type Inside = Pick<CompanyCtx, 'company' | 'db'>

/** Whoever makes papers of this policy waits for whoever does already, so that none is made twice. */
export async function holdPapers(ctx: Inside, policyId: string) {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`documents ${policyId}`}, 0))`)
}

export async function insertDocument(ctx: CompanyCtx, row: Omit<DocumentRow, 'companyId' | 'madeAt'>) {
  const made = { ...row, companyId: ctx.company, madeAt: ctx.now() }
  await ctx.db.insert(documents).values(made)
  return made
}

export function listDocumentRows(ctx: Inside, policyId: string): Promise<DocumentRow[]> {
  return ctx.db
    .select()
    .from(documents)
    .where(and(eq(documents.companyId, ctx.company), eq(documents.policyId, policyId)))
    .orderBy(asc(documents.transaction), asc(documents.kind), asc(documents.madeAt))
}

export async function findDocument(ctx: Inside, policyId: string, id: string): Promise<DocumentRow | null> {
  const [row] = await ctx.db
    .select()
    .from(documents)
    .where(and(eq(documents.companyId, ctx.company), eq(documents.policyId, policyId), eq(documents.id, id)))
  return row ?? null
}
