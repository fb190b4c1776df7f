import { fontOperations } from '@coverwright/contract/design/library'
import type { TakesOf } from '@coverwright/contract/platform'
import { and, eq, sql } from 'drizzle-orm'
import { pageRows } from '../../platform/database'
import type { CompanyCtx } from '../../platform/operations'
import { fonts } from './tables'

export type FontRow = typeof fonts.$inferSelect
type Inside = Pick<CompanyCtx, 'company' | 'db'>

export const listFontRows = (ctx: CompanyCtx, wanted: TakesOf<typeof fontOperations.list>) =>
  pageRows(ctx, fontOperations.list, wanted, {
    from: ctx.db.select().from(fonts).$dynamic(),
    company: fonts.companyId,
    id: fonts.id,
    searches: { family: sql`${fonts.family} || ' ' || ${fonts.style}`, tags: sql`array_to_string(${fonts.tags}, ' ')` },
    filters: { tag: ([tag = '']) => sql`${tag} = any(${fonts.tags})` },
    sorts: { family: [sql`lower(${fonts.family})`, fonts.weight], addedAt: fonts.addedAt },
  })

export async function listFontTags(ctx: CompanyCtx): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ tag: string }>(
    sql`select distinct unnest(${fonts.tags}) as tag from ${fonts} where ${fonts.companyId} = ${ctx.company} order by 1 limit 200`,
  )
  return rows.map(({ tag }) => tag)
}

export async function findFont(ctx: Inside, id: string): Promise<FontRow | null> {
  const [row] = await ctx.db.select().from(fonts).where(isFont(ctx, id))
  return row ?? null
}

export async function lockFont(ctx: Inside, id: string): Promise<FontRow | null> {
  const [row] = await ctx.db.select().from(fonts).where(isFont(ctx, id)).for('update')
  return row ?? null
}

export async function insertFont(ctx: CompanyCtx, row: FontRow) {
  await ctx.db.insert(fonts).values(row)
}

export async function updateFontRow(ctx: CompanyCtx, row: FontRow) {
  await ctx.db.update(fonts).set(row).where(isFont(ctx, row.id))
}

export async function deleteFontRow(ctx: CompanyCtx, id: string) {
  await ctx.db.delete(fonts).where(isFont(ctx, id))
}

const isFont = (ctx: Inside, id: string) => and(eq(fonts.companyId, ctx.company), eq(fonts.id, id))
