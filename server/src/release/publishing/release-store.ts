import { and, desc, eq } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import { releases } from './tables'

export type ReleaseRow = typeof releases.$inferSelect

const ofProduct = (ctx: CompanyCtx, productId: string) =>
  and(eq(releases.companyId, ctx.company), eq(releases.productId, productId))

export async function findRelease(ctx: CompanyCtx, productId: string, hash: string): Promise<ReleaseRow | null> {
  const [row] = await ctx.db
    .select()
    .from(releases)
    .where(and(ofProduct(ctx, productId), eq(releases.hash, hash)))
  return row ?? null
}

/** Newest first. */
export async function listReleases(ctx: CompanyCtx, productId: string): Promise<ReleaseRow[]> {
  return ctx.db.select().from(releases).where(ofProduct(ctx, productId)).orderBy(desc(releases.number)).limit(100)
}

/** The same content frozen again is the release that there is, with the record that it has. */
export async function insertRelease(ctx: CompanyCtx, release: ReleaseRow) {
  await ctx.db.insert(releases).values(release).onConflictDoNothing()
}
