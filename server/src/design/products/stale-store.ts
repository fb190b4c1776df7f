import type { TextPlace } from '@coverwright/rules/design/translations'
import { and, asc, eq } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import { staleTexts } from './tables'

const ofBody = (ctx: CompanyCtx, bodyId: string) =>
  and(eq(staleTexts.companyId, ctx.company), eq(staleTexts.bodyId, bodyId))

export const listStaleTexts = (ctx: CompanyCtx, bodyId: string): Promise<TextPlace[]> =>
  ctx.db
    .select({ key: staleTexts.key, language: staleTexts.language })
    .from(staleTexts)
    .where(ofBody(ctx, bodyId))
    .orderBy(asc(staleTexts.key), asc(staleTexts.language))

export async function putStaleTexts(ctx: CompanyCtx, bodyId: string, places: readonly TextPlace[]) {
  await ctx.db.delete(staleTexts).where(ofBody(ctx, bodyId))
  if (places.length > 0)
    await ctx.db
      .insert(staleTexts)
      .values(places.map(({ key, language }) => ({ companyId: ctx.company, bodyId, key, language })))
}

/** For a draft that begins as a copy. */
export async function copyStaleTexts(ctx: CompanyCtx, fromBodyId: string, toBodyId: string) {
  await putStaleTexts(ctx, toBodyId, await listStaleTexts(ctx, fromBodyId))
}

export const deleteStaleText = (ctx: CompanyCtx, bodyId: string, { key, language }: TextPlace) =>
  ctx.db.delete(staleTexts).where(and(ofBody(ctx, bodyId), eq(staleTexts.key, key), eq(staleTexts.language, language)))
