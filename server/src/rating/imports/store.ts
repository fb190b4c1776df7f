import type { TakesOf } from '@coverwright/contract/platform'
import { importOperations } from '@coverwright/contract/rating/imports'
import type { ImportState } from '@coverwright/rules/rating/imports'
import { and, asc, between, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { isSeen } from '../../design/products'
import { pageRows } from '../../platform/database'
import type { CompanyCtx } from '../../platform/operations'
import { importChunks, importMappings, imports } from './tables'

export type ImportRow = typeof imports.$inferSelect
export type MappingRow = typeof importMappings.$inferSelect

const isImport = (ctx: CompanyCtx, id: string) => and(eq(imports.companyId, ctx.company), eq(imports.id, id))

export async function insertImport(
  ctx: CompanyCtx,
  row: Omit<typeof imports.$inferInsert, 'companyId'>,
): Promise<ImportRow> {
  const [kept] = await ctx.db
    .insert(imports)
    .values({ ...row, companyId: ctx.company })
    .returning()
  if (!kept) throw new Error('The import was not kept')
  return kept
}

export async function findImport(ctx: CompanyCtx, id: string): Promise<ImportRow | null> {
  const [row] = await ctx.db.select().from(imports).where(isImport(ctx, id))
  return row ?? null
}

export const productOfImport = async (ctx: CompanyCtx, id: string) => (await findImport(ctx, id))?.productId ?? null

/** Locks it: two people must not map or start the same import at once. */
export async function lockImport(ctx: CompanyCtx, id: string): Promise<ImportRow | null> {
  const [row] = await ctx.db.select().from(imports).where(isImport(ctx, id)).for('update')
  return row ?? null
}

export async function changeImport(
  ctx: CompanyCtx,
  id: string,
  change: Partial<typeof imports.$inferInsert>,
): Promise<ImportRow> {
  const [row] = await ctx.db
    .update(imports)
    .set({ ...change, updatedAt: ctx.now() })
    .where(isImport(ctx, id))
    .returning()
  if (!row) throw new Error('The import is gone')
  return row
}

/** Of the run that is meant only; false when it was stopped or begun anew meanwhile. */
export async function changeRun(
  ctx: CompanyCtx,
  run: { id: string; attempt: number },
  change: Partial<typeof imports.$inferInsert>,
): Promise<boolean> {
  const changed = await ctx.db
    .update(imports)
    .set({ ...change, updatedAt: ctx.now() })
    .where(and(isImport(ctx, run.id), eq(imports.attempt, run.attempt)))
    .returning({ id: imports.id })
  return changed.length === 1
}

/** By the clock of the database: a long job's own time stands still. */
export async function sayAlive(
  ctx: CompanyCtx,
  run: { id: string; attempt: number },
  progress: { done: number; of: number },
): Promise<boolean> {
  const changed = await ctx.db
    .update(imports)
    .set({ progress, aliveAt: sql`now()` })
    .where(
      and(
        isImport(ctx, run.id),
        eq(imports.attempt, run.attempt),
        inArray(imports.state, ['identifying', 'converting']),
      ),
    )
    .returning({ id: imports.id })
  return changed.length === 1
}

/** Keeps a transaction that waits for a thread from being taken for dead. */
export async function stayAwake(ctx: CompanyCtx): Promise<void> {
  await ctx.db.execute(sql`select 1`)
}

export const listImportRows = (ctx: CompanyCtx, wanted: TakesOf<typeof importOperations.list>) =>
  pageRows(ctx, importOperations.list, wanted, {
    from: ctx.db.select().from(imports).$dynamic(),
    company: imports.companyId,
    id: imports.id,
    where: isSeen(ctx, imports.productId),
    searches: { fileName: imports.fileName },
    filters: { productId: imports.productId },
    sorts: { madeAt: imports.madeAt },
  })

/** All of a product; says which they were. */
export async function takeImportsOf(ctx: CompanyCtx, productId: string): Promise<string[]> {
  const gone = await ctx.db
    .delete(imports)
    .where(and(eq(imports.companyId, ctx.company), eq(imports.productId, productId)))
    .returning({ id: imports.id })
  return gone.map(({ id }) => id)
}

export async function deleteImportRow(ctx: CompanyCtx, id: string): Promise<void> {
  await ctx.db.delete(imports).where(isImport(ctx, id))
}

type Chunk = { sheet: number; chunk: number; rows: Buffer }

/** All of an import's sheets anew. */
export async function writeChunks(ctx: CompanyCtx, importId: string, chunks: readonly Chunk[]): Promise<void> {
  await ctx.db
    .delete(importChunks)
    .where(and(eq(importChunks.companyId, ctx.company), eq(importChunks.importId, importId)))
  for (let at = 0; at < chunks.length; at += 50)
    await ctx.db
      .insert(importChunks)
      .values(chunks.slice(at, at + 50).map((chunk) => ({ ...chunk, importId, companyId: ctx.company })))
}

export async function findChunks(
  ctx: CompanyCtx,
  asked: { importId: string; sheet: number; from: number; to: number },
) {
  return ctx.db
    .select({ chunk: importChunks.chunk, rows: importChunks.rows })
    .from(importChunks)
    .where(
      and(
        eq(importChunks.companyId, ctx.company),
        eq(importChunks.importId, asked.importId),
        eq(importChunks.sheet, asked.sheet),
        between(importChunks.chunk, asked.from, asked.to),
      ),
    )
    .orderBy(asc(importChunks.chunk))
}

export async function findMappings(
  ctx: CompanyCtx,
  productId: string,
  fingerprints: readonly string[],
): Promise<MappingRow[]> {
  if (fingerprints.length === 0) return []
  const mine = and(eq(importMappings.companyId, ctx.company), eq(importMappings.productId, productId))
  return ctx.db
    .select()
    .from(importMappings)
    .where(and(mine, inArray(importMappings.fingerprint, [...fingerprints])))
}

/** More tables than this no product has; the last that were brought in count. */
const MOST_MAPPINGS = 2_000

/** Everything that was decided about tables of a product, the last first. */
export async function listMappings(ctx: CompanyCtx, productId: string): Promise<MappingRow[]> {
  const mine = and(eq(importMappings.companyId, ctx.company), eq(importMappings.productId, productId))
  return ctx.db.select().from(importMappings).where(mine).orderBy(desc(importMappings.updatedAt)).limit(MOST_MAPPINGS)
}

export async function rememberMapping(
  ctx: CompanyCtx,
  row: Omit<typeof importMappings.$inferInsert, 'companyId' | 'updatedAt'>,
): Promise<void> {
  const { columns, rest, tableId, tableName, use } = row
  const known = { columns, rest, tableId: tableId ?? null, tableName, use, updatedAt: ctx.now() }
  await ctx.db
    .insert(importMappings)
    .values({ ...row, companyId: ctx.company, updatedAt: ctx.now() })
    .onConflictDoUpdate({
      target: [importMappings.companyId, importMappings.productId, importMappings.fingerprint],
      set: known,
    })
}

/** Runs whose job has not been heard of for so long: their server died. */
export async function listSilentRuns(ctx: CompanyCtx, silentMs: number): Promise<ImportRow[]> {
  const running: ImportState[] = ['identifying', 'converting']
  return ctx.db
    .select()
    .from(imports)
    .where(
      and(
        eq(imports.companyId, ctx.company),
        inArray(imports.state, running),
        lt(imports.aliveAt, sql`now() - ${silentMs} * interval '1 millisecond'`),
      ),
    )
}
