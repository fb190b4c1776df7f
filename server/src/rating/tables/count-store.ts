import { and, count, eq } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import { rateTableVersions } from './tables'

/** How many versions of rate tables are in force or will be, of any product. */
export async function countActiveVersions(ctx: CompanyCtx): Promise<number> {
  const [found] = await ctx.db
    .select({ count: count() })
    .from(rateTableVersions)
    .where(and(eq(rateTableVersions.companyId, ctx.company), eq(rateTableVersions.state, 'active')))
  return found?.count ?? 0
}
