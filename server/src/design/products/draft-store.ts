import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, or, type Placeholder, sql } from 'drizzle-orm'
import { Cache } from '../../kernel'
import { keptQuery } from '../../platform/database'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { draftFirst, isMainLine } from './main-line-store'
import { knownDocument, parsedDocument } from './parsed-document'
import type { BodyRow } from './store'
import { bodies, draftChoices } from './tables'

const ofProduct = (ctx: CompanyCtx, productId: string) =>
  and(eq(bodies.companyId, ctx.company), eq(bodies.productId, productId))
const isDraft = (ctx: CompanyCtx, id: string) =>
  and(eq(bodies.companyId, ctx.company), eq(bodies.id, id), eq(bodies.state, 'draft'))
const choicesOf = (ctx: CompanyCtx, productId: string) =>
  and(eq(draftChoices.companyId, ctx.company), eq(draftChoices.productId, productId))
const isOwnChoice = (ctx: MemberCtx, productId: string) =>
  and(choicesOf(ctx, productId), eq(draftChoices.personId, ctx.member.id))
const isChosenBody = and(eq(draftChoices.companyId, bodies.companyId), eq(draftChoices.bodyId, bodies.id))

/** Which body somebody opened last of a product: most likely the one that they open next. */
const lastOpened = new Cache<string>(600)

/** The draft that the caller has chosen, else the main one, else what was published last. */
export async function findOpenBody(ctx: CompanyCtx | MemberCtx, productId: string): Promise<BodyRow | null> {
  const { company, db } = ctx
  const person = 'member' in ctx ? ctx.member.id : null
  const key = `${company}:${productId}:${person}`
  const known = knownDocument(lastOpened.get(key) ?? '')
  const asked = { company, productId, known: known?.version ?? '' }
  const [row] = person ? await chosenBody(db, { ...asked, person }) : await mainBody(db, asked)
  if (!row) return null
  const { version, text, ...body } = row
  lastOpened.put(key, `${company}:${body.id}`)
  return {
    ...body,
    document: text === null && known ? known.document : parsedDocument(`${company}:${body.id}`, version, text ?? ''),
  }
}

/** A document is long and most often the one that was read before: its text comes only when its row is another one by now. */
function withText(known: Placeholder) {
  const { document, ...others } = getTableColumns(bodies)
  // What PostgreSQL tells versions of a row apart by: each change, by whomever, makes another one.
  const version = sql<string>`concat_ws(' ', ${bodies.id}, ${bodies}.xmin, ${bodies}.ctid)`
  return {
    ...others,
    version,
    text: sql<string | null>`case when ${version} <> ${known}::text then ${document}::text end`,
  }
}

const mainBody = keptQuery('main-body', ['company', 'productId', 'known'], (db, at) =>
  db
    .select(withText(at.known))
    .from(bodies)
    .where(and(eq(bodies.companyId, at.company), eq(bodies.productId, at.productId), isMainLine))
    .orderBy(...draftFirst)
    .limit(1),
)

const chosenBody = keptQuery('chosen-body', ['company', 'productId', 'person', 'known'], (db, at) => {
  const isChosen = isNotNull(draftChoices.personId)
  const isOwn = and(
    ...[eq(draftChoices.companyId, at.company), eq(draftChoices.productId, at.productId)],
    eq(draftChoices.personId, at.person),
  )
  return db
    .select(withText(at.known))
    .from(bodies)
    .leftJoin(draftChoices, and(isChosenBody, isOwn, eq(bodies.state, 'draft')))
    .where(and(...[eq(bodies.companyId, at.company), eq(bodies.productId, at.productId)], or(isMainLine, isChosen)))
    .orderBy(desc(isChosen), ...draftFirst)
    .limit(1)
})

/** Number and state of the drafts that the caller has chosen of these products. */
export async function listChosenStates(ctx: MemberCtx, productIds: readonly string[]) {
  if (productIds.length === 0) return []
  return ctx.db
    .select({ productId: bodies.productId, number: bodies.number, state: bodies.state })
    .from(bodies)
    .innerJoin(draftChoices, and(isChosenBody, eq(draftChoices.personId, ctx.member.id)))
    .where(
      and(eq(bodies.companyId, ctx.company), eq(bodies.state, 'draft'), inArray(bodies.productId, [...productIds])),
    )
}

/** Every body without its document, drafts first, the main one before the named ones. */
export const listBodyFacts = (ctx: CompanyCtx, productId: string) =>
  ctx.db
    .select({
      ...{ id: bodies.id, number: bodies.number, revision: bodies.revision, state: bodies.state },
      ...{ draftName: bodies.draftName, updatedAt: bodies.updatedAt },
    })
    .from(bodies)
    .where(ofProduct(ctx, productId))
    .orderBy(desc(sql`${bodies.state} = 'draft'`), asc(bodies.draftName), desc(bodies.number))

/** The revision before which the caller read another draft; nothing where they never went over. */
export async function floorOf(ctx: CompanyCtx | MemberCtx, productId: string): Promise<number> {
  if (!('member' in ctx)) return 0
  const [row] = await ctx.db.select({ floor: draftChoices.floor }).from(draftChoices).where(isOwnChoice(ctx, productId))
  return row?.floor ?? 0
}

export async function putChoice(ctx: MemberCtx, productId: string, bodyId: string, floor: number) {
  const own = { companyId: ctx.company, productId, personId: ctx.member.id }
  await ctx.db
    .insert(draftChoices)
    .values({ ...own, bodyId, floor })
    .onConflictDoUpdate({
      target: [draftChoices.companyId, draftChoices.productId, draftChoices.personId],
      set: { bodyId, floor },
    })
}

/** Whoever had chosen it is back on the main line; says whether anybody had. */
export async function clearChoices(ctx: CompanyCtx, productId: string, bodyId: string, floor: number) {
  const moved = await ctx.db
    .update(draftChoices)
    .set({ bodyId: null, floor })
    .where(and(choicesOf(ctx, productId), eq(draftChoices.bodyId, bodyId)))
    .returning({ personId: draftChoices.personId })
  return moved.length > 0
}

export const updateRevision = (ctx: CompanyCtx, id: string, revision: number) =>
  ctx.db.update(bodies).set({ revision }).where(isDraft(ctx, id))

export const updateDraftName = (ctx: CompanyCtx, id: string, draftName: string) =>
  ctx.db.update(bodies).set({ draftName }).where(isDraft(ctx, id))
