import type { TakesOf } from '@coverwright/contract/platform'
import { directPageOperations as operations } from '@coverwright/contract/release/direct-pages'
import { and, eq, sql } from 'drizzle-orm'
import { isSeen } from '../../design/products'
import { pageRows } from '../../platform/database'
import type { CompanyCtx, Db } from '../../platform/operations'
import { directPageAddresses, directPageCounts, directPages } from './tables'

export type DirectPageRow = typeof directPages.$inferSelect
type Inside = Pick<CompanyCtx, 'company' | 'db'>

/** Every process that shows pages hears which address changed, once the change is committed. */
export const DIRECT_PAGE_CHANNEL = 'direct_pages'

export async function notifyPage(ctx: Inside, { id, slug }: Pick<DirectPageRow, 'id' | 'slug'>) {
  await ctx.db.execute(sql`select pg_notify(${DIRECT_PAGE_CHANNEL}, ${slug})`)
  // A domain that shows the page leads to wherever it stands now; the room of domains hears it by the name.
  await ctx.db.execute(sql`
    select pg_notify('domains', host) from domain_hosts where page_id = ${id} and owner_company = ${ctx.company}`)
}

const isPage = (ctx: Inside, id: string) => and(eq(directPages.companyId, ctx.company), eq(directPages.id, id))

export const listPageRows = (ctx: CompanyCtx, wanted: TakesOf<typeof operations.list>) =>
  pageRows(ctx, operations.list, wanted, {
    from: ctx.db.select().from(directPages).$dynamic(),
    company: directPages.companyId,
    id: directPages.id,
    where: isSeen(ctx, directPages.productId),
    searches: { name: directPages.name, slug: directPages.slug },
    filters: { state: directPages.state },
    sorts: { name: sql`lower(${directPages.name})`, updatedAt: directPages.updatedAt },
  })

export async function findPage(ctx: Inside, id: string): Promise<DirectPageRow | null> {
  const [row] = await ctx.db.select().from(directPages).where(isPage(ctx, id))
  return row ?? null
}

export async function lockPage(ctx: Inside, id: string): Promise<DirectPageRow | null> {
  const [row] = await ctx.db.select().from(directPages).where(isPage(ctx, id)).for('update')
  return row ?? null
}

/** Pages that can be seen, by their names; one alone where its id is said. */
export const listOnlinePages = (ctx: CompanyCtx, id: string | null = null): Promise<DirectPageRow[]> =>
  ctx.db
    .select()
    .from(directPages)
    .where(
      and(
        eq(directPages.companyId, ctx.company),
        id === null ? and(eq(directPages.state, 'online'), isSeen(ctx, directPages.productId)) : eq(directPages.id, id),
      ),
    )
    .orderBy(sql`lower(${directPages.name})`)

export async function insertPage(ctx: CompanyCtx, row: DirectPageRow) {
  await ctx.db.insert(directPages).values(row)
}

export async function changePage(ctx: CompanyCtx, row: DirectPageRow, change: Partial<DirectPageRow>) {
  const changed = { ...row, ...change, updatedAt: ctx.now() }
  await ctx.db.update(directPages).set(changed).where(isPage(ctx, row.id))
  return changed
}

/** With its address, which anybody may have from now on. What was sold from it keeps its name in the books. */
export async function deletePageRow(ctx: CompanyCtx, { id, slug }: DirectPageRow) {
  await ctx.db
    .delete(directPageCounts)
    .where(and(eq(directPageCounts.companyId, ctx.company), eq(directPageCounts.pageId, id)))
  await ctx.db.delete(directPages).where(isPage(ctx, id))
  await leaveAddress(ctx, slug)
}

/** Takes the address for this page, or gives false when anybody has it already. */
export async function takePageAddress(
  ctx: CompanyCtx,
  slug: string,
  pageId: string,
  shellId: string,
): Promise<boolean> {
  const taken = await ctx.db
    .insert(directPageAddresses)
    .values({ slug, ownerCompany: ctx.company, pageId, shellId })
    // Its own again, for another product.
    .onConflictDoUpdate({
      target: directPageAddresses.slug,
      set: { shellId },
      setWhere: and(eq(directPageAddresses.ownerCompany, ctx.company), eq(directPageAddresses.pageId, pageId)),
    })
    .returning({ slug: directPageAddresses.slug })
  return taken.length === 1
}

export async function leaveAddress(ctx: CompanyCtx, slug: string) {
  const isOurs = and(eq(directPageAddresses.slug, slug), eq(directPageAddresses.ownerCompany, ctx.company))
  await ctx.db.delete(directPageAddresses).where(isOurs)
}

export async function findPageAddressAcrossCompanies(db: Db, slug: string) {
  const [row] = await db.select().from(directPageAddresses).where(eq(directPageAddresses.slug, slug))
  return row ?? null
}

/** The page that a buyer of this product came from, by the word in their address; null where there is no such page. */
export async function findSendingPage(ctx: Inside, slug: string, productId: string): Promise<string | null> {
  if (slug === '') return null
  const isFrom = and(eq(directPages.slug, slug), eq(directPages.productId, productId))
  const [row] = await ctx.db
    .select({ id: directPages.id })
    .from(directPages)
    .where(and(eq(directPages.companyId, ctx.company), isFrom))
  return row?.id ?? null
}
