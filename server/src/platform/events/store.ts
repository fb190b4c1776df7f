import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { clientOf, inOnePacket, insertRows } from '../database'
import { events, eventSubjects } from './tables'

type Db = NodePgDatabase

export type StoredEvent = typeof events.$inferSelect
/** What a verb said has happened; it gets its place when the transaction is about to commit. */
export type NewEvent = Omit<StoredEvent, 'companyId' | 'place'>

/** Readers in every process are woken by it: `<company> <name>,<name>`. */
export const EVENTS_CHANNEL = 'events'

/** PostgreSQL carries 8,000 bytes; whoever hears no names looks for itself. */
const MOST_NAMES = 100

/**
 * Puts the events at the end of the company's stream. Called once, right before commit: the head is locked from here to
 * the commit, so places are given in the order of commits, and whoever sees a place sees every place before it.
 */
export async function writeEvents(db: Db, company: string, written: readonly NewEvent[]) {
  if (written.length === 0) return
  const first = (await advanceHead(db, company, written.length)) - written.length + 1
  const rows = written.map((event, index) => ({ ...event, companyId: company, place: first + index }))
  const subjects = rows.flatMap(({ about, place }) =>
    Object.entries(about).map(([subject, subjectId]) => ({ companyId: company, subject, subjectId, place })),
  )
  const names = [...new Set(rows.map(({ name }) => name))]
  await inOnePacket([
    insertRows({ db }, events, rows),
    insertRows({ db }, eventSubjects, subjects),
    wakeReaders(db, company, names.length > MOST_NAMES ? [] : names),
  ])
}

async function advanceHead(db: Db, company: string, by: number): Promise<number> {
  const head = await clientOf(db).query<{ place: string }>({
    name: 'events-head',
    text: `insert into event_heads as h (company_id, place) values ($1, $2)
      on conflict (company_id) do update set place = h.place + $2 returning place`,
    values: [company, by],
  })
  return Number(head.rows[0]?.place)
}

/** Heard when, and only if, the transaction commits. Without names it is meant for every reader. */
export async function wakeReaders(db: Db, company: string, names: readonly string[]) {
  await db.execute(sql`select pg_notify(${EVENTS_CHANNEL}, ${`${company} ${names.join(',')}`})`)
}

type Page = { before?: number; limit: number }

/** What happened to one thing, newest first. */
export async function listEventsAbout(
  { db, company }: { db: Db; company: string },
  [subject, subjectId]: readonly [string, string],
  { before, limit }: Page,
): Promise<StoredEvent[]> {
  const found = await db
    .select({ event: events })
    .from(eventSubjects)
    .innerJoin(events, and(eq(events.companyId, eventSubjects.companyId), eq(events.place, eventSubjects.place)))
    .where(
      and(
        eq(eventSubjects.companyId, company),
        eq(eventSubjects.subject, subject),
        eq(eventSubjects.subjectId, subjectId),
        before === undefined ? undefined : lt(eventSubjects.place, before),
      ),
    )
    .orderBy(desc(eventSubjects.place))
    .limit(limit)
  return found.map(({ event }) => event)
}

type Since = { names: readonly string[]; since: Date; productId: string; limit: number }

/** What happened lately under these names in one product, newest first. */
export async function listEventsNamed(
  { db, company }: { db: Db; company: string },
  { names, since, productId, limit }: Since,
): Promise<StoredEvent[]> {
  if (names.length === 0) return []
  return db
    .select()
    .from(events)
    .where(
      and(
        eq(events.companyId, company),
        inArray(events.name, [...names]),
        gte(events.at, since),
        sql`${events.data} ->> 'productId' = ${productId}`,
      ),
    )
    .orderBy(desc(events.place))
    .limit(limit)
}

/** Takes the whole stream away; the database refuses while the company is still in the registry. */
export async function eraseEvents({ db, company }: { db: Db; company: string }) {
  await db.execute(sql`select erase_events(${company})`)
}
