import { eq } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import { trials } from './tables'

export type TrialRow = typeof trials.$inferSelect

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
