import { photoOperations } from '@coverwright/contract/design/library'
import type { TakesOf } from '@coverwright/contract/platform'
import { and, eq, sql } from 'drizzle-orm'
import { pageRows } from '../../platform/database'
import type { CompanyCtx } from '../../platform/operations'
import { photos, photoSizes } from './tables'

export type PhotoRow = typeof photos.$inferSelect
type Size = typeof photoSizes.$inferSelect
type Inside = Pick<CompanyCtx, 'company' | 'db'>

export const listPhotoRows = (ctx: CompanyCtx, wanted: TakesOf<typeof photoOperations.list>) =>
  pageRows(ctx, photoOperations.list, wanted, {
    from: ctx.db.select().from(photos).$dynamic(),
    company: photos.companyId,
    id: photos.id,
    searches: { name: photos.name, tags: sql`array_to_string(${photos.tags}, ' ')` },
    filters: { tag: ([tag = '']) => sql`${tag} = any(${photos.tags})` },
    sorts: { name: sql`lower(${photos.name})`, addedAt: photos.addedAt },
  })

export async function listPhotoTags(ctx: CompanyCtx): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ tag: string }>(
    sql`select distinct unnest(${photos.tags}) as tag from ${photos} where ${photos.companyId} = ${ctx.company} order by 1 limit 200`,
  )
  return rows.map(({ tag }) => tag)
}

/** Held until this transaction ends: sizes are made once, and nobody changes it meanwhile. */
export async function lockPhoto(ctx: Inside, id: string): Promise<PhotoRow | null> {
  const [row] = await ctx.db.select().from(photos).where(isPhoto(ctx, id)).for('update')
  return row ?? null
}

export async function findPhoto(ctx: Inside, id: string): Promise<PhotoRow | null> {
  const [row] = await ctx.db.select().from(photos).where(isPhoto(ctx, id))
  return row ?? null
}

export async function insertPhoto(ctx: CompanyCtx, row: PhotoRow) {
  await ctx.db.insert(photos).values(row)
}

export async function updatePhotoRow(ctx: CompanyCtx, row: PhotoRow) {
  await ctx.db.update(photos).set(row).where(isPhoto(ctx, row.id))
}

/** With the ids of the files that its sizes were. */
export async function deletePhotoRow(ctx: CompanyCtx, id: string): Promise<string[]> {
  const ofPhoto = and(eq(photoSizes.companyId, ctx.company), eq(photoSizes.photoId, id))
  const sizes = await ctx.db.delete(photoSizes).where(ofPhoto).returning()
  await ctx.db.delete(photos).where(isPhoto(ctx, id))
  return sizes.map(({ fileId }) => fileId)
}

export async function insertSize(ctx: CompanyCtx, size: Omit<Size, 'companyId'>) {
  await ctx.db.insert(photoSizes).values({ companyId: ctx.company, ...size })
}

export async function hasSizes(ctx: CompanyCtx, photoId: string, version: string): Promise<boolean> {
  const made = and(
    eq(photoSizes.companyId, ctx.company),
    eq(photoSizes.photoId, photoId),
    eq(photoSizes.version, version),
  )
  const [found] = await ctx.db.select({ width: photoSizes.width }).from(photoSizes).where(made).limit(1)
  return found !== undefined
}

export async function findSizeFile(ctx: Inside, asked: Omit<Size, 'companyId' | 'fileId'>): Promise<string | null> {
  const [found] = await ctx.db
    .select({ fileId: photoSizes.fileId })
    .from(photoSizes)
    .where(
      and(
        eq(photoSizes.companyId, ctx.company),
        eq(photoSizes.photoId, asked.photoId),
        eq(photoSizes.version, asked.version),
        eq(photoSizes.width, asked.width),
        eq(photoSizes.kind, asked.kind),
      ),
    )
  return found?.fileId ?? null
}

const isPhoto = (ctx: Inside, id: string) => and(eq(photos.companyId, ctx.company), eq(photos.id, id))
