import { mediaOperations } from '@coverwright/contract/company/media'
import type { TakesOf } from '@coverwright/contract/platform'
import { fileKinds, hiddenPurposes } from '@coverwright/rules/company/media'
import { and, count, eq, inArray, isNull, lt, notInArray, or } from 'drizzle-orm'
import { pageRows } from '../../platform/database'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { files, uploads } from './tables'

export type UploadRow = typeof uploads.$inferSelect
export type FileRow = typeof files.$inferSelect

export async function addUpload(ctx: CompanyCtx, upload: Omit<typeof uploads.$inferInsert, 'companyId'>) {
  await ctx.db.insert(uploads).values({ ...upload, companyId: ctx.company })
}

export async function countWaitingUploads(ctx: MemberCtx): Promise<number> {
  const mine = and(
    eq(uploads.companyId, ctx.company),
    eq(uploads.memberId, ctx.member.id),
    eq(uploads.state, 'waiting'),
  )
  const [found] = await ctx.db.select({ total: count() }).from(uploads).where(mine)
  return found?.total ?? 0
}

/** Locks the row: one upload becomes one file. Only who announced it completes it. */
export async function lockUpload(ctx: MemberCtx, id: string): Promise<UploadRow | null> {
  const [found] = await ctx.db
    .select()
    .from(uploads)
    .where(and(eq(uploads.companyId, ctx.company), eq(uploads.id, id), eq(uploads.memberId, ctx.member.id)))
    .for('update')
  return found ?? null
}

/** The same for what is sent in pieces, which is nobody's of the members. */
export async function lockPieces(ctx: CompanyCtx, id: string): Promise<(UploadRow & { pieces: string[] }) | null> {
  const [found] = await ctx.db
    .select()
    .from(uploads)
    .where(and(eq(uploads.companyId, ctx.company), eq(uploads.id, id), isNull(uploads.memberId)))
    .for('update')
  return found?.pieces ? { ...found, pieces: found.pieces } : null
}

export async function takePieces(ctx: CompanyCtx, ids: readonly string[]): Promise<UploadRow[]> {
  if (ids.length === 0) return []
  const those = and(eq(uploads.companyId, ctx.company), inArray(uploads.id, [...ids]), isNull(uploads.memberId))
  return ctx.db.delete(uploads).where(those).returning()
}

export async function closeUpload(ctx: CompanyCtx, id: string, state: 'done' | 'refused') {
  await ctx.db
    .update(uploads)
    .set({ state })
    .where(and(eq(uploads.companyId, ctx.company), eq(uploads.id, id)))
}

/** Forgets uploads whose time is over and says which they were. */
export async function takeOverdueUploads(ctx: CompanyCtx): Promise<UploadRow[]> {
  return ctx.db
    .delete(uploads)
    .where(and(eq(uploads.companyId, ctx.company), lt(uploads.expiresAt, ctx.now())))
    .returning()
}

export async function addFile(ctx: CompanyCtx, file: Omit<typeof files.$inferInsert, 'companyId'>): Promise<FileRow> {
  const [row] = await ctx.db
    .insert(files)
    .values({ ...file, companyId: ctx.company })
    .returning()
  if (!row) throw new Error('The file row was not kept')
  return row
}

/** Files of one purpose with the same bytes, the oldest first. */
export const findFilesBySum = (ctx: CompanyCtx, purpose: FileRow['purpose'], sha256: string): Promise<FileRow[]> =>
  ctx.db
    .select()
    .from(files)
    .where(and(eq(files.companyId, ctx.company), eq(files.purpose, purpose), eq(files.sha256, sha256)))
    .orderBy(files.madeAt, files.id)

/** With its media type, which follows from its kind: other rooms send files along and need to say what they are. */
export async function findFile(
  ctx: Pick<CompanyCtx, 'company' | 'db'>,
  id: string,
): Promise<(FileRow & { type: string }) | null> {
  const [found] = await ctx.db
    .select()
    .from(files)
    .where(and(eq(files.companyId, ctx.company), eq(files.id, id)))
  return found ? { ...found, type: fileKinds[found.kind].type } : null
}

/** The same for those who may see it: passports and agreements are nobody else's to look at. */
export async function findSeenFile(ctx: MemberCtx, id: string): Promise<(FileRow & { type: string }) | null> {
  const found = await findFile(ctx, id)
  const isHidden = hiddenPurposes(ctx.member.permissions).some((purpose) => purpose === found?.purpose)
  return found && (!isHidden || found.madeBy === ctx.member.id) ? found : null
}

/** Files of the same content, whatever they are for. */
export async function listSameFiles(ctx: CompanyCtx, hashes: readonly string[]) {
  if (hashes.length === 0) return []
  return ctx.db
    .select({ id: files.id, sha256: files.sha256 })
    .from(files)
    .where(and(eq(files.companyId, ctx.company), inArray(files.sha256, [...hashes])))
}

type OfMaker = { purpose: FileRow['purpose']; madeBy: string }

export async function listFileIds(ctx: CompanyCtx, { purpose, madeBy }: OfMaker): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.companyId, ctx.company), eq(files.purpose, purpose), eq(files.madeBy, madeBy)))
  return rows.map(({ id }) => id)
}

export async function takeFilesById(ctx: CompanyCtx, ids: readonly string[]): Promise<FileRow[]> {
  if (ids.length === 0) return []
  const those = and(eq(files.companyId, ctx.company), inArray(files.id, [...ids]))
  return ctx.db.delete(files).where(those).returning()
}

/** Forgets files, all of the company's or those of one purpose by one member, and says which they were. */
export async function takeFiles(ctx: CompanyCtx, which?: OfMaker): Promise<FileRow[]> {
  const those = which && and(eq(files.purpose, which.purpose), eq(files.madeBy, which.madeBy))
  return ctx.db
    .delete(files)
    .where(and(eq(files.companyId, ctx.company), those))
    .returning()
}

export async function takeUploads(ctx: CompanyCtx): Promise<UploadRow[]> {
  return ctx.db.delete(uploads).where(eq(uploads.companyId, ctx.company)).returning()
}

export async function deleteFileRow(ctx: CompanyCtx, id: string) {
  await ctx.db.delete(files).where(and(eq(files.companyId, ctx.company), eq(files.id, id)))
}

export async function listFileRows(ctx: MemberCtx, wanted: TakesOf<typeof mediaOperations.listFiles>) {
  const hidden = hiddenPurposes(ctx.member.permissions)
  return pageRows(ctx, mediaOperations.listFiles, wanted, {
    from: ctx.db.select().from(files).$dynamic(),
    company: files.companyId,
    id: files.id,
    where: hidden.length > 0 ? or(notInArray(files.purpose, hidden), eq(files.madeBy, ctx.member.id)) : undefined,
    searches: { name: files.name },
    filters: { purpose: files.purpose, kind: files.kind },
    sorts: { madeAt: files.madeAt, name: files.name },
  })
}
