import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { people } from '../../company/people'
import type { CompanyCtx } from '../../platform/operations'
import { bodies, bodyChanges } from './tables'

export type ChangeRow = typeof bodyChanges.$inferSelect

const ofProduct = (ctx: CompanyCtx, productId: string) =>
  and(eq(bodyChanges.companyId, ctx.company), eq(bodyChanges.productId, productId))
const isChange = (ctx: CompanyCtx, id: string) => and(eq(bodyChanges.companyId, ctx.company), eq(bodyChanges.id, id))

/** Revisions only grow; of two changes at one revision the later has the greater id. */
const newestFirst = [desc(bodyChanges.revision), desc(bodyChanges.id)] as const
/** Over all bodies of a product. */
const latestFirst = [desc(bodyChanges.startedAt), desc(bodyChanges.number), ...newestFirst] as const

export async function findLastChange(ctx: CompanyCtx, bodyId: string): Promise<ChangeRow | null> {
  const [row] = await ctx.db
    .select()
    .from(bodyChanges)
    .where(and(eq(bodyChanges.companyId, ctx.company), eq(bodyChanges.bodyId, bodyId)))
    .orderBy(...newestFirst)
    .limit(1)
  return row ?? null
}

export async function findChange(ctx: CompanyCtx, productId: string, id: string): Promise<ChangeRow | null> {
  const [row] = await ctx.db
    .select()
    .from(bodyChanges)
    .where(and(ofProduct(ctx, productId), eq(bodyChanges.id, id)))
  return row ?? null
}

/** What is said of each change, of one body or of all; the documents stay where they are. */
export async function listChangeRows(ctx: CompanyCtx, productId: string, limit: number, bodyId?: string) {
  const { before: _before, ...told } = getTableColumns(bodyChanges)
  return ctx.db
    .select({ ...told, name: sql<string>`coalesce(trim(${people.firstName} || ' ' || ${people.lastName}), '')` })
    .from(bodyChanges)
    .leftJoin(people, eq(people.id, bodyChanges.personId))
    .where(and(ofProduct(ctx, productId), bodyId === undefined ? undefined : eq(bodyChanges.bodyId, bodyId)))
    .orderBy(...latestFirst)
    .limit(limit)
}

export async function insertChange(ctx: CompanyCtx, row: ChangeRow, most: number) {
  await ctx.db.insert(bodyChanges).values(row)
  const kept = ctx.db
    .select({ id: bodyChanges.id })
    .from(bodyChanges)
    .where(ofProduct(ctx, row.productId))
    .orderBy(...latestFirst)
    .offset(most)
  await ctx.db.delete(bodyChanges).where(and(ofProduct(ctx, row.productId), inArray(bodyChanges.id, kept)))
}

export async function continueChange(
  ctx: CompanyCtx,
  id: string,
  now: Pick<ChangeRow, 'differences' | 'differenceCount' | 'savedAt'>,
) {
  await ctx.db.update(bodyChanges).set(now).where(isChange(ctx, id))
}

export const deleteChangesOf = (ctx: CompanyCtx, bodyId: string) =>
  ctx.db.delete(bodyChanges).where(and(eq(bodyChanges.companyId, ctx.company), eq(bodyChanges.bodyId, bodyId)))

/** The document of a body as it was after a change: what the next one found, or what stands there now. */
export async function documentAfter(ctx: CompanyCtx, change: ChangeRow): Promise<ChangeRow['before'] | null> {
  const ofBody = and(eq(bodyChanges.companyId, ctx.company), eq(bodyChanges.bodyId, change.bodyId))
  const isLater = sql`(${bodyChanges.revision}, ${bodyChanges.id}) > (${change.revision}, ${change.id})`
  const [next] = await ctx.db
    .select({ before: bodyChanges.before })
    .from(bodyChanges)
    .where(and(ofBody, isLater))
    .orderBy(asc(bodyChanges.revision), asc(bodyChanges.id))
    .limit(1)
  if (next) return next.before
  const [body] = await ctx.db
    .select({ document: bodies.document })
    .from(bodies)
    .where(and(eq(bodies.companyId, ctx.company), eq(bodies.id, change.bodyId)))
  return body?.document ?? null
}

/** How the product was before the oldest change that is kept. */
export async function oldestDocument(ctx: CompanyCtx, productId: string): Promise<ChangeRow['before'] | null> {
  const [row] = await ctx.db
    .select({ before: bodyChanges.before })
    .from(bodyChanges)
    .where(ofProduct(ctx, productId))
    .orderBy(asc(bodyChanges.startedAt), asc(bodyChanges.number), asc(bodyChanges.revision), asc(bodyChanges.id))
    .limit(1)
  return row?.before ?? null
}
