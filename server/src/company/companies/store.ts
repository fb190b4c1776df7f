import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { BaseCtx, CompanyCtx, Db } from '../../platform/operations'
import { companies, companyRegistry } from './tables'

export type RegistryRow = typeof companyRegistry.$inferSelect
export type ProfileRow = typeof companies.$inferSelect

/** Crosses companies: who has this folded name or licence number. */
export async function findTakenAcrossCompanies(ctx: BaseCtx, folded: { name: string; licence: string }) {
  return ctx.db
    .select()
    .from(companyRegistry)
    .where(sql`${companyRegistry.foldedName} = ${folded.name} or ${companyRegistry.foldedLicence} = ${folded.licence}`)
}

/** Crosses companies: for chores, which visit every company in turn. */
export async function listCompaniesAcrossAll(db: Db): Promise<string[]> {
  const rows = await db.select({ id: companyRegistry.id }).from(companyRegistry).orderBy(companyRegistry.id)
  return rows.map((row) => row.id)
}

export async function findRegistered(ctx: BaseCtx, id: string): Promise<RegistryRow | null> {
  const [row] = await ctx.db.select().from(companyRegistry).where(eq(companyRegistry.id, id))
  return row ?? null
}

/** Crosses companies: for the platform's own team. */
export async function listAskedReviews(ctx: BaseCtx): Promise<RegistryRow[]> {
  return ctx.db
    .select()
    .from(companyRegistry)
    .where(isNotNull(companyRegistry.reviewAskedAt))
    .orderBy(companyRegistry.reviewAskedAt)
    .limit(200)
}

export async function insertCompany(
  ctx: CompanyCtx,
  registered: typeof companyRegistry.$inferInsert,
  profile: typeof companies.$inferInsert,
) {
  await ctx.db.insert(companyRegistry).values(registered)
  await ctx.db.insert(companies).values(profile)
}

export async function findProfile(
  ctx: Pick<CompanyCtx, 'company' | 'db'>,
): Promise<(ProfileRow & { registered: RegistryRow }) | null> {
  const [row] = await ctx.db
    .select({ profile: companies, registered: companyRegistry })
    .from(companies)
    .innerJoin(companyRegistry, eq(companyRegistry.id, companies.companyId))
    .where(eq(companies.companyId, ctx.company))
  return row ? { ...row.profile, registered: row.registered } : null
}

/** What pages, which have no ctx, need of the company's look. */
export async function findBrandRow({ db, company }: Pick<CompanyCtx, 'company' | 'db'>) {
  const { themeColour, logoFile, faviconFile } = companies
  const rows = await db
    .select({ themeColour, logoFile, faviconFile })
    .from(companies)
    .where(eq(companies.companyId, company))
  return rows[0] ?? null
}

/** Every process that serves pages hears whose look changed, once the change is committed. */
export const BRAND_CHANNEL = 'company_brands'

export async function notifyBrand(ctx: CompanyCtx) {
  await ctx.db.execute(sql`select pg_notify(${BRAND_CHANNEL}, ${ctx.company})`)
}

export async function updateProfile(ctx: CompanyCtx, change: Partial<typeof companies.$inferInsert>) {
  await ctx.db
    .update(companies)
    .set({ ...change, updatedAt: ctx.now() })
    .where(eq(companies.companyId, ctx.company))
}

export async function updateRegistered(ctx: CompanyCtx, change: Partial<typeof companyRegistry.$inferInsert>) {
  await ctx.db.update(companyRegistry).set(change).where(eq(companyRegistry.id, ctx.company))
}

/** Locks the company for what must be counted before it is changed, such as seats. */
export async function lockCompany(ctx: CompanyCtx) {
  await ctx.db
    .select({ id: companies.companyId })
    .from(companies)
    .where(eq(companies.companyId, ctx.company))
    .for('update')
}

/** The company's deactivation, or null when it works. */
/** Every process that serves pages looks again at all addresses of this company, once the change is committed. */
export async function notifyPages(ctx: CompanyCtx) {
  await ctx.db.execute(sql`select pg_notify('shells', slug) from shell_addresses where owner_company = ${ctx.company}`)
}

export async function findDeactivation(ctx: Pick<CompanyCtx, 'db' | 'company'>): Promise<Date | null> {
  const [row] = await ctx.db
    .select({ deactivatedAt: companyRegistry.deactivatedAt })
    .from(companyRegistry)
    .where(and(eq(companyRegistry.id, ctx.company), isNotNull(companyRegistry.deactivatedAt)))
  return row?.deactivatedAt ?? null
}
