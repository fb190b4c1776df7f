import { eq } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import { subscriptions } from './tables'

export type SubscriptionRow = typeof subscriptions.$inferSelect

const mine = (ctx: Pick<CompanyCtx, 'company'>) => eq(subscriptions.companyId, ctx.company)

export async function findSubscription(ctx: CompanyCtx): Promise<SubscriptionRow | null> {
  const [row] = await ctx.db.select().from(subscriptions).where(mine(ctx))
  return row ?? null
}

export async function holdSubscription(ctx: CompanyCtx): Promise<SubscriptionRow | null> {
  const [row] = await ctx.db.select().from(subscriptions).where(mine(ctx)).for('update')
  return row ?? null
}

/** The first one, or another one in its place. */
export async function keepSubscription(ctx: CompanyCtx, row: Omit<SubscriptionRow, 'companyId'>) {
  await ctx.db
    .insert(subscriptions)
    .values({ companyId: ctx.company, ...row })
    .onConflictDoUpdate({ target: subscriptions.companyId, set: row })
}

export async function updateSubscription(ctx: CompanyCtx, change: Partial<SubscriptionRow>) {
  await ctx.db.update(subscriptions).set(change).where(mine(ctx))
}
