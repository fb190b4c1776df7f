import { and, eq } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import { monthStatements } from './tables'

export async function findMonthFile(ctx: CompanyCtx, month: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ fileId: monthStatements.fileId })
    .from(monthStatements)
    .where(and(eq(monthStatements.companyId, ctx.company), eq(monthStatements.month, month)))
  return row?.fileId ?? null
}

export async function insertMonthFile(ctx: CompanyCtx, month: string, fileId: string) {
  await ctx.db.insert(monthStatements).values({ companyId: ctx.company, month, fileId })
}
