import { asc, eq } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import { accountMovements, trials } from './tables'

export type TrialRow = typeof trials.$inferSelect
export type MovementRow = typeof accountMovements.$inferSelect

export async function findTrial(ctx: CompanyCtx): Promise<TrialRow | null> {
  const [row] = await ctx.db.select().from(trials).where(eq(trials.companyId, ctx.company))
  return row ?? null
}

export async function insertTrial(ctx: CompanyCtx, startedAt: Date, endsAt: Date) {
  await ctx.db.insert(trials).values({ companyId: ctx.company, startedAt, endsAt })
}

export async function updateTrial(ctx: CompanyCtx, change: Partial<typeof trials.$inferInsert>) {
  await ctx.db.update(trials).set(change).where(eq(trials.companyId, ctx.company))
}

export async function insertMovement(ctx: CompanyCtx, row: Omit<MovementRow, 'companyId' | 'id' | 'at'>) {
  await ctx.db.insert(accountMovements).values({ companyId: ctx.company, id: ctx.newId(), at: ctx.now(), ...row })
}

/** Whole: an opening balance is a sum over everything before it. */
export async function listMovements(ctx: CompanyCtx): Promise<MovementRow[]> {
  return ctx.db
    .select()
    .from(accountMovements)
    .where(eq(accountMovements.companyId, ctx.company))
    .orderBy(asc(accountMovements.at), asc(accountMovements.id))
}

/** The currency that the account began with; null before its first movement. */
export async function findAccountCurrency(ctx: CompanyCtx): Promise<string | null> {
  const [row] = await ctx.db
    .select({ currency: accountMovements.currency })
    .from(accountMovements)
    .where(eq(accountMovements.companyId, ctx.company))
    .orderBy(asc(accountMovements.at), asc(accountMovements.id))
    .limit(1)
  return row?.currency ?? null
}
