import { asc, eq } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import { accountMovements } from './tables'

type MovementRow = typeof accountMovements.$inferSelect

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
