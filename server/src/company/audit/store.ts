import { auditOperations } from '@coverwright/contract/company/audit'
import type { TakesOf } from '@coverwright/contract/platform'
import { spanStart } from '@coverwright/rules/company/audit'
import { and, desc, eq, gte, inArray, like, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { people } from '../people'
import { auditLog, auditThings } from '../../platform/audit'
import { literally, type NamedIn, pageRows } from '../../platform/database'
import type { CompanyCtx } from '../../platform/operations'

/** With the name of whoever it was as it is now. */
const entries = (ctx: CompanyCtx) =>
  ctx.db
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

/** Where the things of each kind have the names by which they are found. */
export type Places = ReadonlyMap<string, NamedIn>

export const listAuditRows = (ctx: CompanyCtx, wanted: TakesOf<typeof auditOperations.list>, places: Places) =>
  pageRows(ctx, auditOperations.list, wanted, {
    from: entries(ctx).$dynamic(),
    company: auditLog.companyId,
    id: auditLog.place,
    searches: { words: (pattern) => or(said(wanted.saying, pattern), ...isAboutNamed(ctx, places, pattern))! },
    filters: {
      memberId: auditLog.memberId,
      room: ([room = '']) => like(auditLog.what, `${literally(room)}.%`),
      deed: auditLog.what,
      when: ([span]) => (span ? gte(auditLog.at, spanStart(span, ctx.now())) : undefined),
    },
    sorts: { at: auditLog.place },
  })

/** A deed whose sentence has the words, whoever did it, or what was written down of it. */
function said(deeds: readonly string[], pattern: string): SQL {
  const who = sql`concat_ws(' ', ${people.firstName}, ${people.lastName}) ilike ${pattern}`
  const written = sql`exists (select from jsonb_each_text(${auditLog.about}) told where told.value ilike ${pattern})`
  return deeds.length > 0
    ? sql`(${who} or ${written} or ${inArray(auditLog.what, [...deeds])})`
    : sql`(${who} or ${written})`
}

/** A thing is looked for by the name it has now, whatever it was called when the deed was written down. */
const isAboutNamed = (ctx: CompanyCtx, places: Places, pattern: string): SQL[] =>
  [...places].map(([kind, { company, id, name }]) => {
    const named = sql`select ${id} from ${id.table} where ${company} = ${ctx.company} and ${name} ilike ${pattern}`
    return sql`${auditLog.place} in (select ${auditThings.place} from ${auditThings}
      where ${auditThings.companyId} = ${ctx.company} and ${auditThings.kind} = ${kind} and ${auditThings.thingId} in (${named}))`
  })

export const findNames = (ctx: CompanyCtx, { company, id, name }: NamedIn, ids: string[]) =>
  ctx.db
    .select({ id: sql<string>`${id}`, name: sql<string>`${name}` })
    .from(id.table as PgTable)
    .where(and(eq(company, ctx.company), inArray(id, ids)))

/** Of people whom this company's own log names. */
export const findPeopleNames = (ctx: CompanyCtx, ids: string[]) =>
  ctx.db
    .select({ id: people.id, name: sql<string>`trim(concat_ws(' ', ${people.firstName}, ${people.lastName}))` })
    .from(people)
    .where(inArray(people.id, ids))

export const listEntriesOf = (ctx: CompanyCtx, memberId: string) =>
  entries(ctx)
    .where(and(eq(auditLog.companyId, ctx.company), eq(auditLog.memberId, memberId)))
    .orderBy(desc(auditLog.place))
