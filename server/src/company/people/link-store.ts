import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { BaseCtx } from '../../platform/operations'
import { links } from './tables'

export type LinkRow = typeof links.$inferSelect

export async function insertLink(ctx: BaseCtx, row: typeof links.$inferInsert) {
  await ctx.db.insert(links).values(row)
}

export async function findLink(ctx: BaseCtx, purpose: string, hash: string): Promise<LinkRow | null> {
  const [row] = await ctx.db
    .select()
    .from(links)
    .where(and(eq(links.hash, hash), eq(links.purpose, purpose)))
  return row ?? null
}

export async function findLinkByHash(ctx: BaseCtx, hash: string): Promise<LinkRow | null> {
  const [row] = await ctx.db.select().from(links).where(eq(links.hash, hash))
  return row ?? null
}

/** One statement, so that of many at once one gets it. */
export async function takeLinkRow(ctx: BaseCtx, purpose: string, hash: string): Promise<LinkRow | null> {
  const now = ctx.now()
  const [row] = await ctx.db
    .update(links)
    .set({ takenAt: now })
    .where(
      and(eq(links.hash, hash), eq(links.purpose, purpose), isNull(links.takenAt), sql`${links.expiresAt} > ${now}`),
    )
    .returning()
  return row ?? null
}

/** Links sent before no longer work: a new one was sent, or what they were for is no more. */
export async function expireLinks(ctx: BaseCtx, purpose: string, subject: string) {
  await ctx.db
    .update(links)
    .set({ expiresAt: ctx.now() })
    .where(and(eq(links.purpose, purpose), eq(links.subject, subject), isNull(links.takenAt)))
}

export async function deleteOldLinks(ctx: BaseCtx, before: Date) {
  await ctx.db.delete(links).where(lt(links.expiresAt, before))
}
