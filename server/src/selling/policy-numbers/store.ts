import type { TakesOf } from '@coverwright/contract/platform'
import { policyNumberOperations } from '@coverwright/contract/selling/policy-numbers'
import type { PolicyNumberDesign } from '@coverwright/rules/selling/policy-numbers'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { pageRows } from '../../platform/database'
import type { CompanyCtx } from '../../platform/operations'
import { policyNumberDesigns, policyNumberProducts, policyNumbers } from './tables'

export type DesignRow = typeof policyNumberDesigns.$inferSelect
export type NumberSeries = { designId: string; series: number; design: PolicyNumberDesign | null }

/** Two designs must not be made at once, each unseen by the other's check for equal numbers. */
export async function lockDesigns(ctx: CompanyCtx) {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`policy numbers ${ctx.company}`}, 0))`)
}

type Wanted = TakesOf<typeof policyNumberOperations.listScopes>

/** A design's status is worked out, not stored: whoever wants one says which designs have it. */
export const listDesignRows = (ctx: CompanyCtx, wanted: Wanted, withStatus: readonly string[]) =>
  pageRows(ctx, policyNumberOperations.listScopes, wanted, {
    from: ctx.db.select().from(policyNumberDesigns).$dynamic(),
    company: policyNumberDesigns.companyId,
    id: policyNumberDesigns.id,
    searches: { title: policyNumberDesigns.title },
    filters: { status: () => inArray(policyNumberDesigns.id, [...withStatus]) },
    sorts: { title: sql`lower(${policyNumberDesigns.title})`, updatedAt: policyNumberDesigns.updatedAt },
  })

export const listAllDesigns = (ctx: CompanyCtx): Promise<DesignRow[]> =>
  ctx.db.select().from(policyNumberDesigns).where(eq(policyNumberDesigns.companyId, ctx.company))

export async function listOtherDesigns(ctx: CompanyCtx, id: string | null) {
  return ctx.db
    .select({ title: policyNumberDesigns.title, design: policyNumberDesigns.design })
    .from(policyNumberDesigns)
    .where(
      and(eq(policyNumberDesigns.companyId, ctx.company), id === null ? undefined : ne(policyNumberDesigns.id, id)),
    )
}

/** Every series that has ever given a number; of one from before shapes were kept, nothing is known but that. */
export async function listSeries(ctx: CompanyCtx): Promise<NumberSeries[]> {
  const rows = await ctx.db
    .select({
      id: policyNumberDesigns.id,
      design: policyNumberDesigns.design,
      series: policyNumberDesigns.series,
      earlier: policyNumberDesigns.earlier,
      last: policyNumberDesigns.last,
    })
    .from(policyNumberDesigns)
    .where(eq(policyNumberDesigns.companyId, ctx.company))
  return rows.flatMap(({ id, design, series, earlier, last }) => {
    const before = Array.from({ length: series - 1 }, (_, at) => ({
      designId: id,
      series: at + 1,
      design: earlier.find((each) => each.series === at + 1)?.design ?? null,
    }))
    return last === null ? before : [...before, { designId: id, series, design }]
  })
}

export async function findDesign(ctx: CompanyCtx, id: string): Promise<DesignRow | null> {
  const [row] = await ctx.db.select().from(policyNumberDesigns).where(isDesign(ctx, id))
  return row ?? null
}

/** Held until this transaction ends: nobody gives a number of it meanwhile. */
export async function lockDesign(ctx: CompanyCtx, id: string): Promise<DesignRow | null> {
  const [row] = await ctx.db.select().from(policyNumberDesigns).where(isDesign(ctx, id)).for('update')
  return row ?? null
}

export async function insertDesign(ctx: CompanyCtx, row: { id: string; title: string; design: PolicyNumberDesign }) {
  const now = ctx.now()
  const [made] = await ctx.db
    .insert(policyNumberDesigns)
    .values({ ...row, companyId: ctx.company, createdAt: now, updatedAt: now })
    .returning()
  return made as DesignRow
}

export async function updateDesignRow(
  ctx: CompanyCtx,
  id: string,
  change: Pick<DesignRow, 'title' | 'design' | 'series' | 'earlier' | 'last' | 'given'>,
) {
  await ctx.db
    .update(policyNumberDesigns)
    .set({ ...change, updatedAt: ctx.now() })
    .where(isDesign(ctx, id))
}

export async function deleteDesignRow(ctx: CompanyCtx, id: string) {
  await ctx.db.delete(policyNumberDesigns).where(isDesign(ctx, id))
}

/** The last number of each design as it was printed, on the day on which it was given. */
export async function listLastPrinted(ctx: CompanyCtx, designIds: readonly string[]) {
  const isLast = and(
    eq(policyNumbers.companyId, policyNumberDesigns.companyId),
    eq(policyNumbers.designId, policyNumberDesigns.id),
    eq(policyNumbers.series, policyNumberDesigns.series),
    eq(policyNumbers.number, policyNumberDesigns.last),
  )
  return ctx.db
    .select({ designId: policyNumberDesigns.id, printed: policyNumbers.printed })
    .from(policyNumberDesigns)
    .innerJoin(policyNumbers, isLast)
    .where(and(eq(policyNumberDesigns.companyId, ctx.company), inArray(policyNumberDesigns.id, [...designIds])))
}

export async function listConnections(ctx: CompanyCtx, designIds: readonly string[]) {
  return ctx.db
    .select({ designId: policyNumberProducts.designId, productId: policyNumberProducts.productId })
    .from(policyNumberProducts)
    .where(and(eq(policyNumberProducts.companyId, ctx.company), inArray(policyNumberProducts.designId, [...designIds])))
}

export async function findConnection(ctx: CompanyCtx, productId: string) {
  const [row] = await ctx.db
    .select({ designId: policyNumberProducts.designId })
    .from(policyNumberProducts)
    .where(and(eq(policyNumberProducts.companyId, ctx.company), eq(policyNumberProducts.productId, productId)))
  return row ?? null
}

export async function insertConnection(ctx: CompanyCtx, designId: string, productId: string) {
  await ctx.db
    .insert(policyNumberProducts)
    .values({ companyId: ctx.company, designId, productId, connectedAt: ctx.now() })
}

export async function deleteConnection(ctx: CompanyCtx, designId: string, productId: string) {
  await ctx.db
    .delete(policyNumberProducts)
    .where(
      and(
        eq(policyNumberProducts.companyId, ctx.company),
        eq(policyNumberProducts.designId, designId),
        eq(policyNumberProducts.productId, productId),
      ),
    )
}

const isDesign = (ctx: CompanyCtx, id: string) =>
  and(eq(policyNumberDesigns.companyId, ctx.company), eq(policyNumberDesigns.id, id))
