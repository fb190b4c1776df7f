import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import type { CompanyCtx, Db } from '../../platform/operations'
import { mounts, primaryProducts, shellAddresses, shells } from './tables'

export type ShellRow = typeof shells.$inferSelect
export type MountRow = typeof mounts.$inferSelect

/** Every process that serves pages hears which address changed, once the change is committed. */
export const SHELL_CHANNEL = 'shells'

export async function notifyShell(ctx: CompanyCtx, slug: string) {
  await ctx.db.execute(sql`select pg_notify(${SHELL_CHANNEL}, ${slug})`)
}

const isShell = (ctx: CompanyCtx, id: string) => and(eq(shells.companyId, ctx.company), eq(shells.id, id))

/** Those that are in use: live before pre-live, the newest first. */
export async function listShellRows(ctx: CompanyCtx, productId: string): Promise<ShellRow[]> {
  return ctx.db
    .select()
    .from(shells)
    .where(and(eq(shells.companyId, ctx.company), eq(shells.productId, productId), ne(shells.state, 'trash')))
    .orderBy(asc(shells.environment), desc(shells.publishedAt))
}

export async function findShell(ctx: CompanyCtx, slug: string): Promise<ShellRow | null> {
  const [row] = await ctx.db
    .select()
    .from(shells)
    .where(and(eq(shells.companyId, ctx.company), eq(shells.slug, slug)))
    .for('update')
  return row ?? null
}

/** For the guard of products: whose place it is. */
export async function productOfShell(ctx: CompanyCtx, id: string): Promise<string | null> {
  const [row] = await ctx.db.select({ productId: shells.productId }).from(shells).where(isShell(ctx, id))
  return row?.productId ?? null
}

/** Held for whatever changes it. */
export async function lockShell(ctx: CompanyCtx, id: string): Promise<ShellRow | null> {
  const [row] = await ctx.db.select().from(shells).where(isShell(ctx, id)).for('update')
  return row ?? null
}

export async function findPreLiveShell(ctx: CompanyCtx, productId: string): Promise<ShellRow | null> {
  const isTheirs = and(eq(shells.companyId, ctx.company), eq(shells.productId, productId))
  const [row] = await ctx.db
    .select()
    .from(shells)
    .where(and(isTheirs, eq(shells.environment, 'prelive'), ne(shells.state, 'trash')))
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

export async function updateShellRow(ctx: CompanyCtx, id: string, change: Partial<ShellRow>) {
  await ctx.db.update(shells).set(change).where(isShell(ctx, id))
}

/** With its address, which anybody may have from now on. What was mounted there stays written down. */
export async function deleteShellRow(ctx: CompanyCtx, { id, slug }: ShellRow) {
  await ctx.db.delete(shells).where(isShell(ctx, id))
  const isOurs = and(eq(shellAddresses.slug, slug), eq(shellAddresses.ownerCompany, ctx.company))
  await ctx.db.delete(shellAddresses).where(isOurs)
}

const ofShell = (ctx: CompanyCtx, shellId: string) =>
  and(eq(mounts.companyId, ctx.company), eq(mounts.shellId, shellId))

export async function findLastMount(ctx: CompanyCtx, shellId: string): Promise<MountRow | null> {
  const [row] = await ctx.db.select().from(mounts).where(ofShell(ctx, shellId)).orderBy(desc(mounts.place)).limit(1)
  return row ?? null
}

export async function insertMount(ctx: CompanyCtx, mount: MountRow) {
  await ctx.db.insert(mounts).values(mount)
}

/** Newest first. */
export async function listMounts(ctx: CompanyCtx, productId: string): Promise<MountRow[]> {
  return ctx.db
    .select()
    .from(mounts)
    .where(and(eq(mounts.companyId, ctx.company), eq(mounts.productId, productId)))
    .orderBy(desc(mounts.mountedAt), desc(mounts.place))
    .limit(200)
}

export type Approval = { hash: string; memberId: string | null; at: string }

/** Who put each release before buyers first, for all of them or for a share: the log of mounts is never rewritten. */
export async function listApprovals(ctx: CompanyCtx, productId: string): Promise<Map<string, Approval>> {
  const rows = await ctx.db
    .selectDistinctOn([mounts.releaseHash], {
      hash: mounts.releaseHash,
      memberId: mounts.memberId,
      at: sql<string>`${mounts.mountedAt}`,
    })
    .from(mounts)
    .innerJoin(shells, and(eq(shells.companyId, mounts.companyId), eq(shells.id, mounts.shellId)))
    .where(and(eq(mounts.companyId, ctx.company), eq(mounts.productId, productId), eq(shells.environment, 'live')))
    .orderBy(asc(mounts.releaseHash), asc(mounts.mountedAt))
  return new Map(rows.map((row) => [row.hash, row]))
}

/** The swap backup of each: what stood there last before that which stands there now, and since when it does not. */
export async function listBackups(ctx: CompanyCtx, shellIds: readonly string[]) {
  if (shellIds.length === 0) return new Map<string, { number: number; hash: string; dismountedAt: Date }>()
  const next = sql<string>`lead(${mounts.mountedAt}) over (partition by ${mounts.shellId} order by ${mounts.place})`
  const rows = await ctx.db
    .select({
      shellId: mounts.shellId,
      number: mounts.number,
      hash: mounts.releaseHash,
      next,
      mounted: shells.bodyHash,
    })
    .from(mounts)
    .innerJoin(shells, and(eq(shells.companyId, mounts.companyId), eq(shells.id, mounts.shellId)))
    .where(
      and(
        eq(mounts.companyId, ctx.company),
        // What only some visitors got is no backup of what all get.
        eq(mounts.share, 100),
        sql`${mounts.shellId} = any(${sql.param([...shellIds])}::uuid[])`,
      ),
    )
    .orderBy(asc(mounts.place))
  const others = rows.filter(({ hash, mounted, next: until }) => hash !== mounted && until !== null)
  return new Map(
    others.map(({ shellId, number, hash, next: until }) => [shellId, { number, hash, dismountedAt: new Date(until) }]),
  )
}

export async function putOnShelf(ctx: CompanyCtx, productId: string, movedBy: string | null) {
  await ctx.db
    .insert(primaryProducts)
    .values({ companyId: ctx.company, productId, movedBy, movedAt: ctx.now() })
    .onConflictDoNothing()
}

export async function isOnShelf(ctx: CompanyCtx, productId: string): Promise<boolean> {
  const isTheirs = and(eq(primaryProducts.companyId, ctx.company), eq(primaryProducts.productId, productId))
  const rows = await ctx.db.select({ id: primaryProducts.productId }).from(primaryProducts).where(isTheirs)
  return rows.length > 0
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

/** Whether this release ever stood on this very shell: whoever began with it there stays with it. */
export async function wasMounted(db: Db, { companyId, id, bodyHash }: Mountable, hash: string): Promise<boolean> {
  if (hash === bodyHash) return true
  const isThere = and(eq(mounts.companyId, companyId), eq(mounts.shellId, id), eq(mounts.releaseHash, hash))
  const rows = await db.select({ place: mounts.place }).from(mounts).where(isThere).limit(1)
  return rows.length > 0
}

export type Mountable = Pick<ShellRow, 'companyId' | 'id' | 'bodyHash'>
