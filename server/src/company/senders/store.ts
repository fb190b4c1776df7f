import { eq } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import { senders } from './tables'

export type SenderRow = typeof senders.$inferSelect

export async function findSender(ctx: CompanyCtx): Promise<SenderRow | null> {
  const [row] = await ctx.db.select().from(senders).where(eq(senders.companyId, ctx.company))
  return row ?? null
}

export async function lockSender(ctx: CompanyCtx): Promise<SenderRow | null> {
  const [row] = await ctx.db.select().from(senders).where(eq(senders.companyId, ctx.company)).for('update')
  return row ?? null
}

/** Another address starts anew: nothing that was proven of the last one counts for it. */
export async function replaceSender(ctx: CompanyCtx, email: string) {
  const row = { email, selector: '', publicKey: '', confirmedAt: null, seen: null, checkedAt: null, provenAt: null }
  await ctx.db
    .insert(senders)
    .values({ ...row, companyId: ctx.company })
    .onConflictDoUpdate({ target: senders.companyId, set: row })
}

type Changes = Partial<Pick<SenderRow, 'selector' | 'publicKey' | 'confirmedAt' | 'seen' | 'checkedAt' | 'provenAt'>>

export async function updateSender(ctx: CompanyCtx, changes: Changes) {
  await ctx.db.update(senders).set(changes).where(eq(senders.companyId, ctx.company))
}

export async function deleteSender(ctx: CompanyCtx) {
  await ctx.db.delete(senders).where(eq(senders.companyId, ctx.company))
}
