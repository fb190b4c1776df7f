import { and, eq, inArray } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import { authorityLimits } from './tables'

export type LimitRow = typeof authorityLimits.$inferSelect

export async function listLimitRows(ctx: CompanyCtx): Promise<LimitRow[]> {
  return ctx.db.select().from(authorityLimits).where(eq(authorityLimits.companyId, ctx.company))
}

/** The roles' rows are replaced whole; a role that is not among `rows` has none afterwards. */
export async function replaceLimitRows(
  ctx: CompanyCtx,
  roleIds: readonly string[],
  rows: readonly (Omit<LimitRow, 'companyId' | 'updatedAt' | 'elsewhere'> & Partial<Pick<LimitRow, 'elsewhere'>>)[],
) {
  await ctx.db
    .delete(authorityLimits)
    .where(and(eq(authorityLimits.companyId, ctx.company), inArray(authorityLimits.roleId, [...roleIds])))
  if (rows.length === 0) return
  const updatedAt = ctx.now()
  await ctx.db.insert(authorityLimits).values(rows.map((row) => ({ ...row, companyId: ctx.company, updatedAt })))
}
