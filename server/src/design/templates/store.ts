import { templateOperations } from '@coverwright/contract/design/templates'
import type { TakesOf } from '@coverwright/contract/platform'
import type {
  BoundMoment,
  BuiltKind,
  CompanyPaper,
  MailBody,
  PageBody,
  PaperBody,
  PaperMoment,
  SentMoment,
  TemplateBody,
} from '@coverwright/rules/design/templates'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { pageRows } from '../../platform/database'
import type { CompanyCtx } from '../../platform/operations'
import { templateBindings, templates, templateVersions } from './tables'

export type TemplateRecord = typeof templates.$inferSelect
type Inside = Pick<CompanyCtx, 'company' | 'db'>

export const listTemplateRows = (ctx: CompanyCtx, wanted: TakesOf<typeof templateOperations.list>) =>
  pageRows(ctx, templateOperations.list, wanted, {
    from: ctx.db.select().from(templates).$dynamic(),
    company: templates.companyId,
    id: templates.id,
    where: eq(templates.kind, wanted.kind),
    searches: { name: templates.name },
    filters: {
      state: ([state]) =>
        state === 'inUse' ? sql`${templates.version} is not null` : sql`${templates.version} is null`,
      tag: templates.tag,
    },
    sorts: { name: sql`lower(${templates.name})`, updatedAt: templates.updatedAt },
  })

/** Those that can be sent or printed. */
export const listUsable = (ctx: CompanyCtx, kind: BuiltKind): Promise<TemplateRecord[]> =>
  ctx.db
    .select()
    .from(templates)
    .where(and(eq(templates.companyId, ctx.company), eq(templates.kind, kind), sql`${templates.version} is not null`))
    .orderBy(sql`lower(${templates.name})`)

export async function findTemplate(ctx: Inside, id: string): Promise<TemplateRecord | null> {
  const [row] = await ctx.db.select().from(templates).where(isTemplate(ctx, id))
  return row ?? null
}

/** Held until this transaction ends: nobody binds what is being deleted. */
export async function lockTemplate(ctx: CompanyCtx, id: string): Promise<TemplateRecord | null> {
  const [row] = await ctx.db.select().from(templates).where(isTemplate(ctx, id)).for('update')
  return row ?? null
}

type Made = Pick<TemplateRecord, 'kind' | 'name' | 'tag' | 'body' | 'productId' | 'systemKey' | 'systemVersion'> &
  Partial<Pick<TemplateRecord, 'upload'>>

export async function insertTemplate(ctx: CompanyCtx, made: Made): Promise<TemplateRecord> {
  const unused = { version: null, usedRevision: null, revision: 1, updatedAt: ctx.now() }
  const row = { upload: null, ...made, ...unused, companyId: ctx.company, id: ctx.newId() }
  await ctx.db.insert(templates).values(row)
  return row
}

/** What nobody reads in the mail itself (which version is sent) changes no revision: others may go on writing. */
export async function changeTemplate(ctx: CompanyCtx, row: TemplateRecord, change: Partial<TemplateRecord>) {
  const revision = row.revision + (change.version === undefined ? 1 : 0)
  const changed = { ...row, ...change, revision, updatedAt: ctx.now() }
  await ctx.db.update(templates).set(changed).where(isTemplate(ctx, row.id))
  return changed
}

export async function deleteTemplateRows(ctx: CompanyCtx, id: string) {
  await ctx.db
    .delete(templateVersions)
    .where(and(eq(templateVersions.companyId, ctx.company), eq(templateVersions.templateId, id)))
  await ctx.db.delete(templates).where(isTemplate(ctx, id))
}

export async function insertVersion(
  ctx: CompanyCtx,
  row: { templateId: string; version: number; body: TemplateBody; madeBy: string | null },
) {
  await ctx.db.insert(templateVersions).values({ ...row, companyId: ctx.company, madeAt: ctx.now() })
}

export async function findLastVersion(ctx: Inside, templateId: string): Promise<number> {
  const [found] = await ctx.db
    .select({ last: sql<number>`coalesce(max(${templateVersions.version}), 0)::int` })
    .from(templateVersions)
    .where(and(eq(templateVersions.companyId, ctx.company), eq(templateVersions.templateId, templateId)))
  return found?.last ?? 0
}

export type BindingRow = typeof templateBindings.$inferSelect

export const listBindings = (ctx: Inside, ofTemplates?: readonly string[]): Promise<BindingRow[]> =>
  ctx.db
    .select()
    .from(templateBindings)
    .where(
      and(
        eq(templateBindings.companyId, ctx.company),
        ofTemplates && inArray(templateBindings.templateId, [...ofTemplates]),
      ),
    )

export async function keepBinding(ctx: CompanyCtx, productId: string, moment: BoundMoment, templateId: string) {
  await ctx.db
    .insert(templateBindings)
    .values({ companyId: ctx.company, productId, moment, templateId })
    .onConflictDoUpdate({
      target: [templateBindings.companyId, templateBindings.productId, templateBindings.moment],
      set: { templateId },
    })
}

export async function deleteBinding(ctx: CompanyCtx, productId: string, moment: BoundMoment) {
  await ctx.db.delete(templateBindings).where(isBinding(ctx, productId, moment))
}

export type BoundVersion<Body> = { templateId: string; name: string; version: number; body: Body }

/** The version that a product sends or makes at a moment, in one look; null where that comes from the house. */
export function findBound(ctx: Inside, productId: string, moment: SentMoment): Promise<BoundVersion<MailBody> | null>
export function findBound(ctx: Inside, productId: string, moment: PaperMoment): Promise<BoundVersion<PaperBody> | null>
export function findBound(
  ctx: Inside,
  productId: string,
  moment: BoundMoment,
): Promise<BoundVersion<TemplateBody> | null>
export async function findBound(ctx: Inside, productId: string, moment: BoundMoment) {
  const [row] = await ctx.db
    .select({
      templateId: templates.id,
      name: templates.name,
      version: templateVersions.version,
      body: templateVersions.body,
    })
    .from(templateBindings)
    .innerJoin(
      templates,
      and(eq(templates.companyId, templateBindings.companyId), eq(templates.id, templateBindings.templateId)),
    )
    .innerJoin(templateVersions, isCurrent)
    .where(isBinding(ctx, productId, moment))
  return row ?? null
}

/** What goes out of a template now; null where nothing does. */
export async function findBodyInUse(ctx: Inside, templateId: string): Promise<TemplateBody | null> {
  const [row] = await ctx.db
    .select({ body: templateVersions.body })
    .from(templates)
    .innerJoin(templateVersions, isCurrent)
    .where(isTemplate(ctx, templateId))
  return row?.body ?? null
}

/** The version of a mail that is sent; null where none is, or it is gone. */
export async function findInUse(ctx: Inside, templateId: string): Promise<BoundVersion<MailBody> | null> {
  const { version, body } = templateVersions
  const [row] = await ctx.db
    .select({ templateId: templates.id, name: templates.name, version, body })
    .from(templates)
    .innerJoin(templateVersions, isCurrent)
    .where(and(isTemplate(ctx, templateId), eq(templates.kind, 'email')))
  return row ? { ...row, body: row.body as MailBody } : null
}

/** The company's own version of what it prints for itself: its newest copy that is in use; null where there is none. */
export async function findCopyInUse(ctx: Inside, key: CompanyPaper): Promise<PaperBody | null> {
  const [row] = await ctx.db
    .select({ body: templateVersions.body })
    .from(templates)
    .innerJoin(templateVersions, isCurrent)
    .where(and(eq(templates.companyId, ctx.company), eq(templates.systemKey, key)))
    .orderBy(desc(templateVersions.madeAt))
    .limit(1)
  return row ? (row.body as PaperBody) : null
}

/** The same, held until this transaction ends: what is about to use it is not left with nothing. */
export async function holdUsable(ctx: CompanyCtx, id: string, kind: BuiltKind): Promise<TemplateRecord | null> {
  const isUsable = and(isTemplate(ctx, id), eq(templates.kind, kind), sql`${templates.version} is not null`)
  const [row] = await ctx.db.select().from(templates).where(isUsable).for('share')
  return row ?? null
}

/** The version of a page that is shown; null where none is, or it is gone. */
export async function findPageInUse(ctx: Inside, templateId: string): Promise<PageBody | null> {
  const [row] = await ctx.db
    .select({ body: templateVersions.body })
    .from(templates)
    .innerJoin(templateVersions, isCurrent)
    .where(and(isTemplate(ctx, templateId), eq(templates.kind, 'page')))
  return row ? (row.body as PageBody) : null
}

/** Every process that shows pages hears whose version changed, once the change is committed. */
export const PAGE_TEMPLATE_CHANNEL = 'page_templates'

export async function notifyPageTemplate(ctx: CompanyCtx, id: string) {
  await ctx.db.execute(sql`select pg_notify(${PAGE_TEMPLATE_CHANNEL}, ${id})`)
}

/** The version that is in use. */
const isCurrent = and(
  eq(templateVersions.companyId, templates.companyId),
  eq(templateVersions.templateId, templates.id),
  eq(templateVersions.version, templates.version),
)

const isTemplate = (ctx: Inside, id: string) => and(eq(templates.companyId, ctx.company), eq(templates.id, id))
const isBinding = (ctx: Inside, productId: string, moment: BoundMoment) =>
  and(
    eq(templateBindings.companyId, ctx.company),
    eq(templateBindings.productId, productId),
    eq(templateBindings.moment, moment),
  )

/** How many were uploaded; whoever adds one waits for whoever does already, so that two never take the last place. */
export async function countUploads(ctx: CompanyCtx): Promise<number> {
  await ctx.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`uploaded templates of ${ctx.company}`}, 0))`,
  )
  const [found] = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(templates)
    .where(and(eq(templates.companyId, ctx.company), sql`${templates.upload} is not null`))
  return found?.count ?? 0
}

/** How many templates were copied of each of the house. */
export async function countCopies(ctx: CompanyCtx): Promise<ReadonlyMap<string, number>> {
  const rows = await ctx.db
    .select({ key: templates.systemKey, copies: sql<number>`count(*)::int` })
    .from(templates)
    .where(and(eq(templates.companyId, ctx.company), sql`${templates.systemKey} is not null`))
    .groupBy(templates.systemKey)
  return new Map(rows.map(({ key, copies }) => [key ?? '', copies]))
}
