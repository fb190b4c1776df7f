import type { FilePlace } from '@coverwright/rules/company/media'
import { and, eq, inArray } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import type { FileRow } from './store'
import { fileHolds, files } from './tables'

type Place = { place: FilePlace; of: string }

const isPlace = (ctx: CompanyCtx, { place, of }: Place) =>
  and(eq(fileHolds.companyId, ctx.company), eq(fileHolds.place, place), eq(fileHolds.of, of))

export async function upsertHold(ctx: CompanyCtx, hold: Place & { fileId: string }) {
  await ctx.db
    .insert(fileHolds)
    .values({ companyId: ctx.company, ...hold })
    .onConflictDoUpdate({
      target: [fileHolds.companyId, fileHolds.place, fileHolds.of],
      set: { fileId: hold.fileId },
    })
}

export async function deleteHold(ctx: CompanyCtx, place: Place) {
  await ctx.db.delete(fileHolds).where(isPlace(ctx, place))
}

/** The file that stands in a place, if one does. */
export async function findHeldFile(ctx: CompanyCtx, place: Place): Promise<FileRow | null> {
  const isHeld = and(eq(files.companyId, fileHolds.companyId), eq(files.id, fileHolds.fileId))
  const [found] = await ctx.db
    .select({ file: files })
    .from(fileHolds)
    .innerJoin(files, isHeld)
    .where(isPlace(ctx, place))
  return found?.file ?? null
}

/** Whether a file is shown in a place of this kind, whosever it is. */
export async function isShownAt(ctx: Pick<CompanyCtx, 'company' | 'db'>, place: FilePlace, fileId: string) {
  const isThere = and(eq(fileHolds.companyId, ctx.company), eq(fileHolds.place, place), eq(fileHolds.fileId, fileId))
  return (await ctx.db.select({ of: fileHolds.of }).from(fileHolds).where(isThere).limit(1)).length > 0
}

/** Where these files are shown, in the order of their places. */
export async function listHolds(ctx: CompanyCtx, fileIds: readonly string[]) {
  if (fileIds.length === 0) return []
  return ctx.db
    .select()
    .from(fileHolds)
    .where(and(eq(fileHolds.companyId, ctx.company), inArray(fileHolds.fileId, [...fileIds])))
    .orderBy(fileHolds.place, fileHolds.of)
}

/** Lets go of files that go away whatever shows them: with their maker, or with the company. */
export async function letGo(ctx: CompanyCtx, fileIds?: readonly string[]) {
  const which = fileIds && inArray(fileHolds.fileId, [...fileIds])
  if (fileIds?.length === 0) return
  await ctx.db.delete(fileHolds).where(and(eq(fileHolds.companyId, ctx.company), which))
}
