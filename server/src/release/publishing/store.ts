import { and, desc, eq, sql } from 'drizzle-orm'
import type { CompanyCtx, Db } from '../../platform/operations'
import { shellAddresses, shells } from './tables'

export type ShellRow = typeof shells.$inferSelect

/** Every process that serves pages hears which address changed, once the change is committed. */
export const SHELL_CHANNEL = 'shells'

export async function notifyShell(ctx: CompanyCtx, slug: string) {
  await ctx.db.execute(sql`select pg_notify(${SHELL_CHANNEL}, ${slug})`)
}

export async function listShellRows(ctx: CompanyCtx, productId: string): Promise<ShellRow[]> {
  return ctx.db
    .select()
    .from(shells)
    .where(and(eq(shells.companyId, ctx.company), eq(shells.productId, productId)))
    .orderBy(desc(shells.publishedAt))
}

export async function findShell(ctx: CompanyCtx, slug: string): Promise<ShellRow | null> {
  const [row] = await ctx.db
    .select()
    .from(shells)
    .where(and(eq(shells.companyId, ctx.company), eq(shells.slug, slug)))
    .for('update')
  return row ?? null
}

/** Takes the address for this company, or gives false when anybody has it already. */
export async function takeAddress(ctx: CompanyCtx, slug: string, shellId: string): Promise<boolean> {
  const taken = await ctx.db
    .insert(shellAddresses)
    .values({ slug, ownerCompany: ctx.company, shellId })
    .onConflictDoNothing()
    .returning({ slug: shellAddresses.slug })
  return taken.length === 1
}

export async function insertShell(ctx: CompanyCtx, shell: ShellRow) {
  await ctx.db.insert(shells).values(shell)
}

export async function mountBody(ctx: CompanyCtx, shell: ShellRow) {
  const { bodyNumber, bodyHash, publishedAt } = shell
  await ctx.db
    .update(shells)
    .set({ bodyNumber, bodyHash, publishedAt })
    .where(and(eq(shells.companyId, ctx.company), eq(shells.id, shell.id)))
}

/** Crosses companies: whose address this is, for a buyer who has nothing but the address. */
export async function findAddressAcrossCompanies(db: Db, slug: string) {
  const [row] = await db.select().from(shellAddresses).where(eq(shellAddresses.slug, slug))
  return row ?? null
}

/** For pages, which have no ctx: the tenant of the transaction is the company that was asked for. */
export async function findMountedShell(db: Db, company: string, shellId: string): Promise<ShellRow | null> {
  const [row] = await db
    .select()
    .from(shells)
    .where(and(eq(shells.companyId, company), eq(shells.id, shellId)))
  return row ?? null
}
