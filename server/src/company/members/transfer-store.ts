import { and, desc, eq } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import { primaryTransfers } from './tables'

export type TransferRow = typeof primaryTransfers.$inferSelect

export async function insertTransfer(ctx: CompanyCtx, row: Omit<typeof primaryTransfers.$inferInsert, 'companyId'>) {
  await ctx.db.insert(primaryTransfers).values({ ...row, companyId: ctx.company })
}

export async function findTransfer(ctx: CompanyCtx, id: string): Promise<TransferRow | null> {
  const [row] = await ctx.db
    .select()
    .from(primaryTransfers)
    .where(and(eq(primaryTransfers.companyId, ctx.company), eq(primaryTransfers.id, id)))
  return row ?? null
}

export async function findPendingTransfer(ctx: CompanyCtx): Promise<TransferRow | null> {
  const [row] = await ctx.db
    .select()
    .from(primaryTransfers)
    .where(and(eq(primaryTransfers.companyId, ctx.company), eq(primaryTransfers.state, 'pending')))
    .orderBy(desc(primaryTransfers.createdAt))
  return row ?? null
}

/** A transfer is settled once: false when it was before. */
export async function settleTransfer(ctx: CompanyCtx, id: string, state: 'accepted' | 'cancelled'): Promise<boolean> {
  const written = await ctx.db
    .update(primaryTransfers)
    .set({ state, settledAt: ctx.now() })
    .where(
      and(
        eq(primaryTransfers.companyId, ctx.company),
        eq(primaryTransfers.id, id),
        eq(primaryTransfers.state, 'pending'),
      ),
    )
    .returning({ id: primaryTransfers.id })
  return written.length > 0
}
