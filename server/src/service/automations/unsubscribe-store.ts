import { and, eq } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import { unsubscribed } from './tables'

export async function hasUnsubscribed(ctx: CompanyCtx, addressKey: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ key: unsubscribed.addressKey })
    .from(unsubscribed)
    .where(and(eq(unsubscribed.companyId, ctx.company), eq(unsubscribed.addressKey, addressKey)))
  return rows.length > 0
}

export async function keepUnsubscribed(ctx: CompanyCtx, addressKey: string) {
  await ctx.db.insert(unsubscribed).values({ companyId: ctx.company, addressKey, at: ctx.now() }).onConflictDoNothing()
}
