import type { Moment, Published, TemplateBody } from '@coverwright/rules/design/templates'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { BaseCtx } from '../../../platform/operations'
import { systemTemplateDrafts as drafts, systemTemplateVersions as versions } from '../tables'

type Inside = Pick<BaseCtx, 'db'>
export type SystemDraft = typeof drafts.$inferSelect

export const listSystemDrafts = (ctx: Inside): Promise<SystemDraft[]> => ctx.db.select().from(drafts)

export async function findSystemDraft(ctx: Inside, key: Moment): Promise<SystemDraft | null> {
  const [row] = await ctx.db.select().from(drafts).where(eq(drafts.key, key))
  return row ?? null
}

/** Puts the first draft down where there is none, and holds it until this transaction ends: two designers never pass each other. */
export async function holdSystemDraft(ctx: Inside, first: SystemDraft): Promise<SystemDraft> {
  await ctx.db.insert(drafts).values(first).onConflictDoNothing()
  const [row] = await ctx.db.select().from(drafts).where(eq(drafts.key, first.key)).for('update')
  if (!row) throw new Error(`The draft of ${first.key} is gone`)
  return row
}

export async function changeSystemDraft(ctx: Inside, changed: SystemDraft) {
  await ctx.db.update(drafts).set(changed).where(eq(drafts.key, changed.key))
}

export async function insertSystemVersion(
  ctx: Inside,
  row: { key: Moment; version: number; body: TemplateBody; madeAt: Date; madeBy: string },
) {
  await ctx.db.insert(versions).values(row)
}

const isCurrent = and(eq(versions.key, drafts.key), eq(versions.version, drafts.version))

export async function findPublished(ctx: Inside, key: Moment): Promise<Published | null> {
  const [row] = await ctx.db
    .select({ version: versions.version, body: versions.body })
    .from(drafts)
    .innerJoin(versions, isCurrent)
    .where(eq(drafts.key, key))
  return row ?? null
}

export async function listPublished(ctx: Inside): Promise<ReadonlyMap<string, Published>> {
  const rows = await ctx.db
    .select({ key: versions.key, version: versions.version, body: versions.body })
    .from(drafts)
    .innerJoin(versions, isCurrent)
  return new Map(rows.map(({ key, ...published }) => [key, published]))
}

/** Only their numbers: what a list of copies needs. */
export async function listPublishedNumbers(ctx: Inside): Promise<ReadonlyMap<string, number>> {
  const rows = await ctx.db
    .select({ key: drafts.key, version: sql<number>`${drafts.version}` })
    .from(drafts)
    .where(isNotNull(drafts.version))
  return new Map(rows.map(({ key, version }) => [key, version]))
}
