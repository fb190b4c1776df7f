import type { PageQuery } from '@coverwright/contract/platform'
import { type ProductSort, productSorts } from '@coverwright/contract/design/products'
import { and, asc, count, desc, eq, exists, getTableColumns, ilike, inArray, not, type SQL, sql } from 'drizzle-orm'
import { people } from '../../company/people'
import type { CompanyCtx } from '../../platform/operations'
import { bodies, products } from './tables'

export const isOwner = eq(people.id, products.ownerId)
export const ownerName = sql<string>`coalesce(trim(${people.firstName} || ' ' || ${people.lastName}), '')`

type Wanted = Pick<PageQuery, 'search' | 'filter' | 'sort'> & { limit: number; offset: number }

export async function listProductRows(ctx: CompanyCtx, wanted: Wanted) {
  const where = and(eq(products.companyId, ctx.company), named(wanted.search), ...chosen(ctx, wanted.filter))
  const rows = await ctx.db
    .select({ ...getTableColumns(products), ownerName })
    .from(products)
    .leftJoin(people, isOwner)
    .where(where)
    .orderBy(...orderOf(ctx, wanted.sort), desc(products.id))
    .limit(wanted.limit)
    .offset(wanted.offset)
  const [total] = await ctx.db.select({ count: count() }).from(products).where(where)
  return { rows, total: total?.count ?? 0 }
}

/** How many there are, how many of them were published once, and the one that was changed last. */
export async function countProducts(ctx: CompanyCtx) {
  const isMine = eq(products.companyId, ctx.company)
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

/** Those who own something here, for the filter. */
export async function listOwnerRows(ctx: CompanyCtx) {
  return ctx.db
    .selectDistinct({ id: people.id, name: ownerName })
    .from(products)
    .innerJoin(people, isOwner)
    .where(eq(products.companyId, ctx.company))
    .orderBy(ownerName)
}

const named = (search: string): SQL | undefined =>
  search === '' ? undefined : ilike(products.name, `%${search.replace(/[\\%_]/g, '\\$&')}%`)

function chosen(ctx: CompanyCtx, filter: PageQuery['filter']): (SQL | undefined)[] {
  const states = valuesOf(filter.state)
  const [types, owners] = [valuesOf(filter.type), valuesOf(filter.owner)]
  const isPublished = published(ctx)
  return [
    states.length === 1 ? (states[0] === 'published' ? isPublished : not(isPublished)) : undefined,
    types.length > 0 ? inArray(sql`${products.insuranceType}`, types) : undefined,
    owners.length > 0 ? inArray(sql`${products.ownerId}::text`, owners) : undefined,
  ]
}

const valuesOf = (given: string | string[] | undefined): string[] => (given === undefined ? [] : [given].flat())

const published = (ctx: CompanyCtx): SQL =>
  exists(
    ctx.db
      .select({ one: sql`1` })
      .from(bodies)
      .where(and(eq(bodies.companyId, ctx.company), eq(bodies.productId, products.id), eq(bodies.state, 'published'))),
  )

function orderOf(ctx: CompanyCtx, sort: string | undefined): SQL[] {
  const key = productSorts.find((known) => known === sort?.replace('-', ''))
  if (!key) return [desc(products.updatedAt)]
  const column = sortedBy(ctx)[key]
  return [sort?.startsWith('-') ? desc(column) : asc(column)]
}

const sortedBy = (ctx: CompanyCtx): Record<ProductSort, SQL> => ({
  name: sql`lower(${products.name})`,
  type: sql`${products.insuranceType}`,
  state: published(ctx),
  owner: ownerName,
  createdAt: sql`${products.createdAt}`,
  updatedAt: sql`${products.updatedAt}`,
})
