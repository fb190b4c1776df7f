import type { Movement } from '@coverwright/rules/company/movements'
import { asc, eq } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import { sumsOfJournals } from '../ledger'
import { accountMovements } from './tables'

type MovementRow = typeof accountMovements.$inferSelect

export async function insertMovement(ctx: CompanyCtx, row: Omit<MovementRow, 'companyId' | 'at'>) {
  await ctx.db.insert(accountMovements).values({ companyId: ctx.company, at: ctx.now(), ...row })
}

/** Whole: an opening balance is a sum over everything before it. The journal of a movement has its id. */
export async function listMovements(ctx: CompanyCtx): Promise<(Movement & { currency: string })[]> {
  const rows = await ctx.db
    .select()
    .from(accountMovements)
    .where(eq(accountMovements.companyId, ctx.company))
    .orderBy(asc(accountMovements.at), asc(accountMovements.id))
  const amounts = await sumsOfJournals(
    ctx,
    'platform',
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, at, kind, currency, trialEndsAt, note }) => ({
    id,
    at,
    kind,
    currency,
    trialEndsAt,
    note,
    amountMinor: amounts.get(id) ?? 0,
  }))
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
