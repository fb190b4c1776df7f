import { and, asc, desc, eq, inArray, lt, type SQL } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { people } from '../people'
import { auditLog, auditThings, type Thing, thingsIn } from '../../platform/audit'
import type { CompanyCtx } from '../../platform/operations'
import type { EntryRow } from './present'

const isAbout = (ctx: CompanyCtx, { kind, id }: Thing): SQL =>
  and(eq(auditThings.companyId, ctx.company), eq(auditThings.kind, kind), eq(auditThings.thingId, id))!

/** What a thing was before is named where it began, so its later entries, however many, need not be read for it. */
const BEGINNING = 20

export async function findFormer(ctx: CompanyCtx, thing: Thing, was: readonly string[]): Promise<Thing[]> {
  if (was.length === 0) return []
  const first = await ctx.db
    .select({ about: auditLog.about })
    .from(auditThings)
    .innerJoin(auditLog, and(eq(auditLog.companyId, auditThings.companyId), eq(auditLog.place, auditThings.place)))
    .where(isAbout(ctx, thing))
    .orderBy(asc(auditThings.place))
    .limit(BEGINNING)
  const named = first.flatMap(({ about }) => thingsIn(about)).filter(({ kind }) => was.includes(kind))
  return [...new Map(named.map((former) => [`${former.kind} ${former.id}`, former])).values()]
}

type Part = { before: number | undefined; limit: number }

/** The newest entries about any of these. Each thing's own newest are read from its index, in order, and no more of them. */
export async function listTimelineRows(ctx: CompanyCtx, things: Thing[], part: Part): Promise<EntryRow[]> {
  const places = await newestPlaces(ctx, things, part)
  if (places.length === 0) return []
  return ctx.db
    .select({
      place: auditLog.place,
      at: auditLog.at,
      what: auditLog.what,
      about: auditLog.about,
      memberId: auditLog.memberId,
      firstName: people.firstName,
      lastName: people.lastName,
    })
    .from(auditLog)
    .leftJoin(people, eq(people.id, auditLog.memberId))
    .where(and(eq(auditLog.companyId, ctx.company), inArray(auditLog.place, places)))
    .orderBy(desc(auditLog.place))
}

async function newestPlaces(ctx: CompanyCtx, things: Thing[], { before, limit }: Part): Promise<number[]> {
  const newestOf = (thing: Thing) =>
    ctx.db
      .select({ place: auditThings.place })
      .from(auditThings)
      .where(and(isAbout(ctx, thing), before === undefined ? undefined : lt(auditThings.place, before)))
      .orderBy(desc(auditThings.place))
      .limit(limit)
  const [first, second, ...rest] = things.map(newestOf)
  if (!first) return []
  const rows = second ? await union(first, second, ...rest) : await first
  return rows
    .map(({ place }) => place)
    .sort((a, b) => b - a)
    .slice(0, limit)
}
