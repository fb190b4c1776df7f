import { productOperations } from '@coverwright/contract/design/products'
import type { TakesOf } from '@coverwright/contract/platform'
import { and, count, desc, eq, exists, getTableColumns, gt, isNull, not, type SQL, sql } from 'drizzle-orm'
import { people } from '../../company/people'
import { pageRows } from '../../platform/database'
import type { CompanyCtx } from '../../platform/operations'
import { isSeen } from './people-store'
import { bodies, products } from './tables'

export const isOwner = eq(people.id, products.ownerId)
export const ownerName = sql<string>`coalesce(trim(${people.firstName} || ' ' || ${people.lastName}), '')`

/** What is in the trash is in no list of products. */
export const isKept = isNull(products.trashedAt)

export async function listProductRows(ctx: CompanyCtx, wanted: TakesOf<typeof productOperations.list>) {
  const isPublished = published(ctx)
  return pageRows(ctx, productOperations.list, wanted, {
    from: ctx.db
      .select({ ...getTableColumns(products), ownerName })
      .from(products)
      .leftJoin(people, isOwner)
      .$dynamic(),
    company: products.companyId,
    id: products.id,
    where: and(isKept, isSeen(ctx)),
    searches: { name: products.name },
    filters: {
      state: ([state]) => (state === 'published' ? isPublished : not(isPublished)),
      type: products.insuranceType,
      owner: products.ownerId,
      group: products.groupId,
    },
    sorts: {
      name: sql`lower(${products.name})`,
      type: products.insuranceType,
      state: isPublished,
      owner: ownerName,
      createdAt: products.createdAt,
      updatedAt: products.updatedAt,
    },
  })
}

/** How many there are, how many of them were published once, and the one that was changed last. */
export async function countProducts(ctx: CompanyCtx) {
  const isMine = and(eq(products.companyId, ctx.company), isKept, isSeen(ctx))
  const [all] = await ctx.db.select({ count: count() }).from(products).where(isMine)
  const [sold] = await ctx.db
    .select({ count: count() })
    .from(products)
    .where(and(isMine, published(ctx)))
  const [newest] = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(isMine)
    .orderBy(desc(products.updatedAt))
    .limit(1)
  return { all: all?.count ?? 0, published: sold?.count ?? 0, newest: newest?.id ?? null }
}

/** Those that were put away since then and are seen by the caller, the last one first. */
export async function listTrashedRows(ctx: CompanyCtx, since: Date) {
  const { id, name, insuranceType, ownerId, trashedAt, trashedBy } = products
  const rows = await ctx.db
    .select({ id, name, insuranceType, ownerId, trashedAt, trashedBy })
    .from(products)
    .where(and(eq(products.companyId, ctx.company), gt(products.trashedAt, since), isSeen(ctx)))
    .orderBy(desc(products.trashedAt))
    .limit(500)
  return rows.flatMap((row) => (row.trashedAt ? [{ ...row, trashedAt: row.trashedAt }] : []))
}

/** What the products that the caller sees are called. */
export const listSeenNames = (ctx: CompanyCtx) =>
  ctx.db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(and(eq(products.companyId, ctx.company), isKept, isSeen(ctx)))
    .orderBy(products.createdAt)

/** Those who own something here, for the filter. */
export async function listOwnerRows(ctx: CompanyCtx) {
  return ctx.db
    .selectDistinct({ id: people.id, name: ownerName })
    .from(products)
    .innerJoin(people, isOwner)
    .where(and(eq(products.companyId, ctx.company), isKept, isSeen(ctx)))
    .orderBy(ownerName)
}

const published = (ctx: CompanyCtx): SQL =>
  exists(
    ctx.db
      .select({ one: sql`1` })
      .from(bodies)
      .where(and(eq(bodies.companyId, ctx.company), eq(bodies.productId, products.id), eq(bodies.state, 'published'))),
  )
