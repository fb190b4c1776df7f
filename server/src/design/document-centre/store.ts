import { documentCentreOperations as operations } from '@coverwright/contract/design/document-centre'
import type { TakesOf } from '@coverwright/contract/platform'
import { and, asc, desc, eq, getTableColumns, isNull, or, type SQL, sql } from 'drizzle-orm'
import { people } from '../../company/people'
import { pageRows } from '../../platform/database'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { centreDocuments, centreFolders, centreVersions } from './tables'

export type DocumentRow = typeof centreDocuments.$inferSelect
export type VersionRow = typeof centreVersions.$inferSelect & { by: string }
export type FolderRow = typeof centreFolders.$inferSelect
export type NamedDocument = DocumentRow & { version: VersionRow }

const isDocument = (ctx: CompanyCtx, id: string) =>
  and(eq(centreDocuments.companyId, ctx.company), eq(centreDocuments.id, id))

/** Whoever manages documents sees all of them; of the others who is named, or everybody. */
function isReader(ctx: MemberCtx): SQL | undefined {
  if (ctx.member.permissions.includes('documents.write')) return undefined
  return or(isNull(centreDocuments.people), sql`${ctx.member.id}::uuid = any(${centreDocuments.people})`)
}

const by = sql<string>`coalesce(trim(${people.firstName} || ' ' || ${people.lastName}), '')`
const version = { ...getTableColumns(centreVersions), by }

const withNewest = (ctx: CompanyCtx) =>
  ctx.db
    .select({ document: getTableColumns(centreDocuments), version })
    .from(centreDocuments)
    .innerJoin(
      centreVersions,
      and(
        eq(centreVersions.companyId, centreDocuments.companyId),
        eq(centreVersions.documentId, centreDocuments.id),
        eq(centreVersions.number, centreDocuments.newest),
      ),
    )
    .leftJoin(people, eq(people.id, centreVersions.addedBy))

export async function listDocumentRows(ctx: MemberCtx, wanted: TakesOf<typeof operations.list>) {
  const { rows, total } = await pageRows(ctx, operations.list, wanted, {
    from: withNewest(ctx).$dynamic(),
    company: centreDocuments.companyId,
    id: centreDocuments.id,
    where: isReader(ctx),
    searches: { name: centreDocuments.name, text: centreVersions.words },
    filters: { folder: centreDocuments.folderId },
    sorts: { name: sql`lower(${centreDocuments.name})`, updatedAt: centreDocuments.updatedAt },
  })
  return { rows: rows.map(({ document, version: newest }) => ({ ...document, version: newest })), total }
}

export async function findDocument(ctx: MemberCtx, id: string): Promise<NamedDocument | null> {
  const [row] = await withNewest(ctx).where(and(isDocument(ctx, id), isReader(ctx)))
  return row ? { ...row.document, version: row.version } : null
}

export async function lockDocument(ctx: MemberCtx, id: string): Promise<DocumentRow | null> {
  const [row] = await ctx.db.select().from(centreDocuments).where(isDocument(ctx, id)).for('update')
  return row ?? null
}

export const listVersions = (ctx: CompanyCtx, documentId: string): Promise<VersionRow[]> =>
  ctx.db
    .select(version)
    .from(centreVersions)
    .leftJoin(people, eq(people.id, centreVersions.addedBy))
    .where(and(eq(centreVersions.companyId, ctx.company), eq(centreVersions.documentId, documentId)))
    .orderBy(desc(centreVersions.number))

export async function insertDocument(ctx: CompanyCtx, row: DocumentRow) {
  await ctx.db.insert(centreDocuments).values(row)
}

export async function updateDocumentRow(ctx: CompanyCtx, id: string, change: Partial<DocumentRow>) {
  await ctx.db.update(centreDocuments).set(change).where(isDocument(ctx, id))
}

export async function insertVersion(ctx: CompanyCtx, row: typeof centreVersions.$inferInsert) {
  await ctx.db.insert(centreVersions).values(row)
}

export async function deleteDocumentRows(ctx: CompanyCtx, id: string) {
  const ofIt = and(eq(centreVersions.companyId, ctx.company), eq(centreVersions.documentId, id))
  await ctx.db.delete(centreVersions).where(ofIt)
  await ctx.db.delete(centreDocuments).where(isDocument(ctx, id))
}

const isFolder = (ctx: CompanyCtx, id: string) =>
  and(eq(centreFolders.companyId, ctx.company), eq(centreFolders.id, id))

export const listFolders = (ctx: CompanyCtx): Promise<FolderRow[]> =>
  ctx.db
    .select()
    .from(centreFolders)
    .where(eq(centreFolders.companyId, ctx.company))
    .orderBy(asc(sql`lower(${centreFolders.name})`))

/** Held: nothing is put into it while it is deleted. */
export async function lockFolder(ctx: CompanyCtx, id: string): Promise<FolderRow | null> {
  const [row] = await ctx.db.select().from(centreFolders).where(isFolder(ctx, id)).for('update')
  return row ?? null
}

export async function hasDocuments(ctx: CompanyCtx, folderId: string): Promise<boolean> {
  const inside = and(eq(centreDocuments.companyId, ctx.company), eq(centreDocuments.folderId, folderId))
  return (await ctx.db.select({ id: centreDocuments.id }).from(centreDocuments).where(inside).limit(1)).length > 0
}

export async function insertFolder(ctx: CompanyCtx, row: FolderRow) {
  await ctx.db.insert(centreFolders).values(row)
}

export async function renameFolderRow(ctx: CompanyCtx, id: string, name: string) {
  await ctx.db.update(centreFolders).set({ name }).where(isFolder(ctx, id))
}

export async function deleteFolderRow(ctx: CompanyCtx, id: string) {
  await ctx.db.delete(centreFolders).where(isFolder(ctx, id))
}
