import { MAIN_DRAFT } from '@coverwright/rules/design/products'
import { and, desc, eq, getTableColumns, inArray, isNotNull } from 'drizzle-orm'
import { people } from '../../company/people'
import { keptQuery } from '../../platform/database'
import type { CompanyCtx, Db } from '../../platform/operations'
import { isOwner, ownerName } from './list-store'
import { draftFirst, isMainLine } from './main-line-store'
import { bodies, products } from './tables'

export type ProductRow = typeof products.$inferSelect
/** With the name of its owner, as every view has it. */
export type OwnedProduct = ProductRow & { ownerName: string }
export type BodyRow = typeof bodies.$inferSelect

export async function insertProduct(ctx: CompanyCtx, product: typeof products.$inferInsert) {
  await ctx.db.insert(products).values(product)
}

const productById = keptQuery('product', ['company', 'id'], (db, at) =>
  db
    .select({ ...getTableColumns(products), ownerName })
    .from(products)
    .leftJoin(people, isOwner)
    .where(and(eq(products.companyId, at.company), eq(products.id, at.id))),
)

export async function findProduct({ company, db }: CompanyCtx, id: string): Promise<OwnedProduct | null> {
  const [row] = await productById(db, { company, id })
  return row ?? null
}

/** Locks the product: two people must not open its next version, or publish it, at once. */
export async function lockProduct(ctx: CompanyCtx, id: string): Promise<OwnedProduct | null> {
  const [row] = await ctx.db
    .select({ ...getTableColumns(products), ownerName })
    .from(products)
    .leftJoin(people, isOwner)
    .where(isProduct(ctx, id))
    .for('update', { of: products })
  return row ?? null
}

export async function updateProductRow(ctx: CompanyCtx, id: string, change: { name: string; description: string }) {
  await ctx.db
    .update(products)
    .set({ ...change, updatedAt: ctx.now() })
    .where(isProduct(ctx, id))
}

export type Keeping = Partial<Pick<ProductRow, 'lockedAt' | 'lockedBy' | 'trashedAt' | 'trashedBy'>>

export async function updateKeeping(ctx: CompanyCtx, id: string, change: Keeping) {
  await ctx.db.update(products).set(change).where(isProduct(ctx, id))
}

/** What the list says a product is sold in; its design says it to buyers. */
export async function updateLanguages(ctx: CompanyCtx, id: string, languages: ProductRow['languages']) {
  await ctx.db.update(products).set({ languages }).where(isProduct(ctx, id))
}

export async function touchProduct(ctx: CompanyCtx, id: string) {
  await ctx.db.update(products).set({ updatedAt: ctx.now() }).where(isProduct(ctx, id))
}

/** Number and state of every body of these products, the main draft first; the documents themselves stay where they are. */
export async function listBodyStates(ctx: CompanyCtx, productIds: readonly string[]) {
  return ctx.db
    .select({ productId: bodies.productId, number: bodies.number, state: bodies.state })
    .from(bodies)
    .where(and(eq(bodies.companyId, ctx.company), inArray(bodies.productId, [...productIds]), isMainLine))
    .orderBy(...draftFirst)
}

/** Names for rooms that hang something on products, and whether each has been published. */
export async function listProductNames(ctx: CompanyCtx, ids: readonly string[] | 'all') {
  const rows = await ctx.db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(and(eq(products.companyId, ctx.company), ids === 'all' ? undefined : inArray(products.id, [...ids])))
    .orderBy(products.name)
  const states = await listBodyStates(
    ctx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...row,
    isPublished: states.some(({ productId, state }) => productId === row.id && state === 'published'),
  }))
}

export async function insertBody(ctx: CompanyCtx, body: typeof bodies.$inferInsert) {
  await ctx.db.insert(bodies).values(body)
}

/** The one that was published last. */
export async function findNewestPublished(ctx: CompanyCtx, productId: string): Promise<BodyRow | null> {
  const [row] = await ctx.db
    .select()
    .from(bodies)
    .where(and(eq(bodies.companyId, ctx.company), eq(bodies.productId, productId), eq(bodies.state, 'published')))
    .orderBy(desc(bodies.number))
    .limit(1)
  return row ?? null
}

export async function findBodyByHash(ctx: CompanyCtx, productId: string, hash: string): Promise<BodyRow | null> {
  const mine = and(eq(bodies.companyId, ctx.company), eq(bodies.productId, productId))
  const [row] = await ctx.db
    .select()
    .from(bodies)
    .where(and(mine, eq(bodies.hash, hash), isNotNull(bodies.hash)))
  return row ?? null
}

/** One body of the product, of any state. */
export async function findBody(ctx: CompanyCtx, productId: string, id: string): Promise<BodyRow | null> {
  const [row] = await ctx.db
    .select()
    .from(bodies)
    .where(and(isBody(ctx, id), eq(bodies.productId, productId)))
  return row ?? null
}

/** Every version without its document, newest first. */
export async function listBodies(ctx: CompanyCtx, productId: string) {
  return ctx.db
    .select({
      ...{ id: bodies.id, number: bodies.number, state: bodies.state },
      ...{ name: bodies.draftName, updatedAt: bodies.updatedAt },
    })
    .from(bodies)
    .where(and(eq(bodies.companyId, ctx.company), eq(bodies.productId, productId)))
    .orderBy(desc(bodies.number))
}

/** Only for whoever holds the product: whether others were first was seen under that lock. */
export async function saveDraft(ctx: CompanyCtx, { id, document, revision, partRevisions }: BodyRow) {
  await ctx.db
    .update(bodies)
    .set({ document, revision, partRevisions, updatedAt: ctx.now() })
    .where(and(isBody(ctx, id), eq(bodies.state, 'draft')))
}

/** With the document whose hash it is: the tables in force have just joined it. */
export async function freezeDraft(
  ctx: CompanyCtx,
  { id, number, hash, document }: Pick<BodyRow, 'id' | 'number' | 'hash' | 'document'>,
) {
  await ctx.db
    .update(bodies)
    .set({ state: 'published', draftName: MAIN_DRAFT, number, hash, document, updatedAt: ctx.now() })
    .where(and(isBody(ctx, id), eq(bodies.state, 'draft')))
}

/** For a draft that turned out to say what has been published before. */
export async function deleteDraft(ctx: CompanyCtx, id: string) {
  await ctx.db.delete(bodies).where(and(isBody(ctx, id), eq(bodies.state, 'draft')))
}

const isProduct = (ctx: CompanyCtx, id: string) => and(eq(products.companyId, ctx.company), eq(products.id, id))
const isBody = (ctx: CompanyCtx, id: string) => and(eq(bodies.companyId, ctx.company), eq(bodies.id, id))

/** For pages, which have no ctx: the tenant of the transaction is the company that was asked for. */
export async function findPublishedDocument(db: Db, asked: { company: string; productId: string; hash: string }) {
  const mine = and(eq(bodies.companyId, asked.company), eq(bodies.productId, asked.productId))
  const [row] = await db
    .select({ document: bodies.document })
    .from(bodies)
    .where(and(mine, eq(bodies.hash, asked.hash), eq(bodies.state, 'published')))
  return row ?? null
}
