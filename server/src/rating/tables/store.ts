import { and, asc, eq, inArray, lt, max, notInArray, sql } from 'drizzle-orm'
import { keptQuery } from '../../platform/database'
import type { CompanyCtx } from '../../platform/operations'
import { rateTables, rateTableVersions, tableChecks, tableChunks } from './tables'

export type TableRow = typeof rateTables.$inferSelect
export type VersionRow = typeof rateTableVersions.$inferSelect

const isTable = (ctx: CompanyCtx, id: string) => and(eq(rateTables.companyId, ctx.company), eq(rateTables.id, id))
const isVersion = (ctx: CompanyCtx, id: string) =>
  and(eq(rateTableVersions.companyId, ctx.company), eq(rateTableVersions.id, id))

export async function insertTable(ctx: CompanyCtx, table: Omit<typeof rateTables.$inferInsert, 'companyId'>) {
  await ctx.db.insert(rateTables).values({ ...table, companyId: ctx.company })
}

export async function findTable(ctx: CompanyCtx, id: string): Promise<TableRow | null> {
  const [row] = await ctx.db.select().from(rateTables).where(isTable(ctx, id))
  return row ?? null
}

export const productOfTable = async (ctx: CompanyCtx, id: string) => (await findTable(ctx, id))?.productId ?? null

/** Locks the table: its versions are numbered, and its row ids given out, by one at a time. */
export async function lockTable(ctx: CompanyCtx, id: string): Promise<TableRow | null> {
  const [row] = await ctx.db.select().from(rateTables).where(isTable(ctx, id)).for('update')
  return row ?? null
}

const tablesOf = keptQuery('tables', ['company', 'productId'], (db, at) =>
  db
    .select()
    .from(rateTables)
    .where(and(eq(rateTables.companyId, at.company), eq(rateTables.productId, at.productId)))
    .orderBy(asc(rateTables.createdAt), asc(rateTables.id)),
)

export const listTablesOf = ({ company, db }: CompanyCtx, productId: string): Promise<TableRow[]> =>
  tablesOf(db, { company, productId })

type TableChange = Partial<Pick<TableRow, 'key' | 'name' | 'columns' | 'nextRow'>>

export async function changeTable(ctx: CompanyCtx, id: string, change: TableChange) {
  await ctx.db
    .update(rateTables)
    .set({ ...change, updatedAt: ctx.now() })
    .where(isTable(ctx, id))
}

export async function removeTable(ctx: CompanyCtx, id: string) {
  await ctx.db.delete(rateTables).where(isTable(ctx, id))
}

export async function insertVersion(
  ctx: CompanyCtx,
  version: Omit<VersionRow, 'companyId' | 'createdAt' | 'updatedAt'>,
) {
  const times = { createdAt: ctx.now(), updatedAt: ctx.now() }
  await ctx.db.insert(rateTableVersions).values({ ...version, ...times, companyId: ctx.company })
}

export async function findVersion(ctx: CompanyCtx, id: string): Promise<VersionRow | null> {
  const [row] = await ctx.db.select().from(rateTableVersions).where(isVersion(ctx, id))
  return row ?? null
}

export async function productOfVersion(ctx: CompanyCtx, id: string): Promise<string | null> {
  const isItsTable = and(eq(rateTables.companyId, ctx.company), eq(rateTables.id, rateTableVersions.tableId))
  const [row] = await ctx.db
    .select({ productId: rateTables.productId })
    .from(rateTableVersions)
    .innerJoin(rateTables, isItsTable)
    .where(isVersion(ctx, id))
  return row?.productId ?? null
}

/** Of these tables, oldest first: of two that begin on one day the newer one counts. */
export async function listVersionsOf(ctx: CompanyCtx, tableIds: readonly string[]): Promise<VersionRow[]> {
  if (tableIds.length === 0) return []
  return ctx.db
    .select()
    .from(rateTableVersions)
    .where(and(eq(rateTableVersions.companyId, ctx.company), inArray(rateTableVersions.tableId, [...tableIds])))
    .orderBy(asc(rateTableVersions.number))
}

/** Of all tables of a product, so that they can be asked for together with the tables. */
const versionsOf = keptQuery('table-versions', ['company', 'productId'], (db, at) => {
  const own = db
    .select({ id: rateTables.id })
    .from(rateTables)
    .where(and(eq(rateTables.companyId, at.company), eq(rateTables.productId, at.productId)))
  return db
    .select()
    .from(rateTableVersions)
    .where(and(eq(rateTableVersions.companyId, at.company), inArray(rateTableVersions.tableId, own)))
    .orderBy(asc(rateTableVersions.number))
})

export const listProductVersions = ({ company, db }: CompanyCtx, productId: string): Promise<VersionRow[]> =>
  versionsOf(db, { company, productId })

export async function lastVersionNumber(ctx: CompanyCtx, tableId: string): Promise<number> {
  const [row] = await ctx.db
    .select({ last: max(rateTableVersions.number) })
    .from(rateTableVersions)
    .where(and(eq(rateTableVersions.companyId, ctx.company), eq(rateTableVersions.tableId, tableId)))
  return row?.last ?? 0
}

type VersionChange = Partial<
  Pick<VersionRow, 'state' | 'effectiveFrom' | 'effectiveTo' | 'rowCount' | 'hash' | 'chunks' | 'activatedAt'>
>

/** Changes exactly the revision that was read; false when somebody was faster. */
export async function changeVersion(ctx: CompanyCtx, id: string, revision: number, change: VersionChange) {
  const changed = await ctx.db
    .update(rateTableVersions)
    .set({ ...change, revision: revision + 1, updatedAt: ctx.now() })
    .where(and(isVersion(ctx, id), eq(rateTableVersions.revision, revision)))
    .returning({ id: rateTableVersions.id })
  return changed.length === 1
}

export async function removeVersion(ctx: CompanyCtx, id: string) {
  await ctx.db.delete(rateTableVersions).where(isVersion(ctx, id))
}

/** A text that is there already is the same text: its hash says so. */
export async function insertChunks(ctx: CompanyCtx, chunks: readonly { hash: string; rows: string }[]) {
  for (let at = 0; at < chunks.length; at += 50)
    await ctx.db
      .insert(tableChunks)
      .values(chunks.slice(at, at + 50).map((chunk) => ({ ...chunk, companyId: ctx.company, createdAt: ctx.now() })))
      .onConflictDoNothing()
}

export async function findChunkTexts(ctx: CompanyCtx, hashes: readonly string[]) {
  if (hashes.length === 0) return []
  return ctx.db
    .select({ hash: tableChunks.hash, rows: tableChunks.rows })
    .from(tableChunks)
    .where(and(eq(tableChunks.companyId, ctx.company), inArray(tableChunks.hash, [...hashes])))
}

/** From now on these stay, whatever becomes of the versions they were in. */
export async function keepChunks(ctx: CompanyCtx, hashes: readonly string[]) {
  if (hashes.length === 0) return
  await ctx.db
    .update(tableChunks)
    .set({ isKept: true })
    .where(
      and(
        eq(tableChunks.companyId, ctx.company),
        inArray(tableChunks.hash, [...hashes]),
        eq(tableChunks.isKept, false),
      ),
    )
}

/** Chunks of no version, kept by nobody, and old enough that no save in flight can mean them. */
export async function deleteLooseChunks(ctx: CompanyCtx, before: Date) {
  await ctx.db.execute(sql`
    delete from table_chunks as loose
    where loose.company_id = ${ctx.company} and not loose.is_kept and loose.created_at < ${before.toISOString()}
      and not exists (
        select from rate_table_versions as version
        where version.company_id = loose.company_id
          and version.chunks @> jsonb_build_array(jsonb_build_object('hash', loose.hash)))`)
}

/** Counted on when what is looked for in rows changes: what an earlier edition found is looked for again. */
const CHECK_EDITION = 9

type KeptCheck = { edition: number; found: unknown }

export async function findChecks(ctx: CompanyCtx, hashes: readonly string[]) {
  if (hashes.length === 0) return []
  const kept = await ctx.db
    .select({ hash: tableChecks.hash, outcome: tableChecks.outcome })
    .from(tableChecks)
    .where(and(eq(tableChecks.companyId, ctx.company), inArray(tableChecks.hash, [...hashes])))
  return kept.flatMap(({ hash, outcome }) => {
    const { edition, found } = outcome as KeptCheck
    return edition === CHECK_EDITION ? [{ hash, outcome: found }] : []
  })
}

export async function keepCheck(ctx: CompanyCtx, hash: string, found: unknown) {
  const outcome: KeptCheck = { edition: CHECK_EDITION, found }
  await ctx.db
    .insert(tableChecks)
    .values({ companyId: ctx.company, hash, outcome, createdAt: ctx.now() })
    .onConflictDoUpdate({ target: [tableChecks.companyId, tableChecks.hash], set: { outcome } })
}

/** Checks of rows that no version has any more. */
export async function deleteLooseChecks(ctx: CompanyCtx, before: Date) {
  const held = ctx.db
    .select({ hash: rateTableVersions.hash })
    .from(rateTableVersions)
    .where(eq(rateTableVersions.companyId, ctx.company))
  await ctx.db
    .delete(tableChecks)
    .where(
      and(
        eq(tableChecks.companyId, ctx.company),
        lt(tableChecks.createdAt, before),
        notInArray(tableChecks.hash, held),
      ),
    )
}
