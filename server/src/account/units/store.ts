import { unitOperations } from '@coverwright/contract/account/units'
import type { TakesOf } from '@coverwright/contract/platform'
import { and, eq, like, sql } from 'drizzle-orm'
import { pageRows } from '../../platform/database'
import type { CompanyCtx } from '../../platform/operations'
import { unitAccounts, unitMoves } from './tables'

export type UnitMoveRow = typeof unitMoves.$inferSelect
export type UnitAccountRow = typeof unitAccounts.$inferSelect

const mine = (ctx: CompanyCtx) => eq(unitAccounts.companyId, ctx.company)

export async function findUnits(ctx: CompanyCtx): Promise<UnitAccountRow> {
  const [row] = await ctx.db.select().from(unitAccounts).where(mine(ctx))
  return row ?? { companyId: ctx.company, balance: 0, owed: 0, month: 0, issued: 0 }
}

/** Held until this ends: whoever else moves units of the company waits, and then sees what this one left. */
export async function holdUnits(ctx: CompanyCtx): Promise<UnitAccountRow> {
  await ctx.db.insert(unitAccounts).values({ companyId: ctx.company, balance: 0 }).onConflictDoNothing()
  const [row] = await ctx.db.select().from(unitAccounts).where(mine(ctx)).for('update')
  return row as UnitAccountRow
}

export async function updateUnits(ctx: CompanyCtx, change: Partial<UnitAccountRow>) {
  await ctx.db.update(unitAccounts).set(change).where(mine(ctx))
}

export async function findMove(ctx: CompanyCtx, key: string): Promise<UnitMoveRow | null> {
  const [row] = await ctx.db
    .select()
    .from(unitMoves)
    .where(and(eq(unitMoves.companyId, ctx.company), eq(unitMoves.key, key)))
  return row ?? null
}

export const hasMoved = async (ctx: CompanyCtx, key: string): Promise<boolean> => (await findMove(ctx, key)) !== null

/** What was granted under keys that begin so. */
export async function sumGranted(ctx: CompanyCtx, keysBegin: string): Promise<number> {
  const [row] = await ctx.db
    .select({ units: sql<number>`coalesce(sum(${unitMoves.units}), 0)`.mapWith(Number) })
    .from(unitMoves)
    .where(and(eq(unitMoves.companyId, ctx.company), like(unitMoves.key, `${keysBegin}%`)))
  return row?.units ?? 0
}

export async function insertMove(ctx: CompanyCtx, row: UnitMoveRow) {
  await ctx.db.insert(unitMoves).values(row)
}

export const pageMoves = (ctx: CompanyCtx, wanted: TakesOf<typeof unitOperations.listUnitMoves>) =>
  pageRows(ctx, unitOperations.listUnitMoves, wanted, {
    from: ctx.db.select().from(unitMoves).$dynamic(),
    company: unitMoves.companyId,
    id: unitMoves.id,
    searches: {},
    filters: { move: unitMoves.move },
    sorts: { at: [unitMoves.at, unitMoves.id] },
  })
