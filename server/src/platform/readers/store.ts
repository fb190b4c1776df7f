import { and, asc, desc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { StoredEvent } from '../events'
import type { CompanyCtx, Db, Reader } from '../operations'
import { handledEvents, parkedEvents, readerPlaces } from './tables'

export type PlaceRow = typeof readerPlaces.$inferSelect
export type ParkedRow = typeof parkedEvents.$inferSelect
/** A transaction inside a company. */
export type Inside = Pick<CompanyCtx, 'db' | 'company' | 'now'>

const ofReader = (company: string, reader: string) =>
  and(eq(readerPlaces.companyId, company), eq(readerPlaces.reader, reader))

/**
 * Null while another process reads: it hears of every event too and goes on until nothing is left. Null, too, where
 * nothing ever happened: an erased company gets no place again.
 */
export async function lockPlace({ db, company }: Inside, reader: string): Promise<PlaceRow | null> {
  const lock = () => db.select().from(readerPlaces).where(ofReader(company, reader)).for('update', { skipLocked: true })
  const [known] = await lock()
  if (known) return known
  const isRunning = await db.execute(sql`select from event_heads where company_id = ${company}`)
  if (isRunning.rowCount === 0) return null
  const made = await db.insert(readerPlaces).values({ companyId: company, reader }).onConflictDoNothing().returning()
  return made[0] ?? null
}

type NextEvent = { head: number; event: StoredEvent | null; isRetryAsked: boolean }

/**
 * The first event after a place that is something to the reader, the end of the stream as the same look saw it, and
 * whether an operator wants an earlier one tried again.
 */
export async function findNext({ db, company, now }: Inside, after: number, reader: Reader): Promise<NextEvent | null> {
  const names = reader.handles.map(({ event }) => event.name)
  const { rows } = await db.execute<{ head: string; event: RawEvent | null; retry: boolean }>(sql`
    select h.place as head, to_jsonb(e) as event, exists (
      select from parked_events p
      where p.owner_company = h.company_id and p.reader = ${reader.name} and p.retry_asked_at is not null) as retry
    from event_heads h
    left join lateral (
      select * from events e
      where e.company_id = h.company_id and e.place > ${after} and e.place <= h.place and e.at >= ${newsSince(reader, now())}::timestamptz
        and e.name = any(${sql.param(names)}::text[])
      order by e.place limit 1) e on true
    where h.company_id = ${company}`)
  const [found] = rows
  if (!found) return null
  return { head: Number(found.head), event: found.event && storedOf(found.event), isRetryAsked: found.retry }
}

type RawEvent = {
  company_id: string
  place: number
  id: string
  name: string
  version: number
  at: string
  member_id: string | null
  request_id: string
  about: Record<string, string>
  data: unknown
}

const storedOf = (raw: RawEvent): StoredEvent => ({
  companyId: raw.company_id,
  place: raw.place,
  id: raw.id,
  name: raw.name,
  version: raw.version,
  at: new Date(raw.at),
  memberId: raw.member_id,
  requestId: raw.request_id,
  about: raw.about,
  data: raw.data,
})

const newsSince = ({ newsMs }: Reader, now: Date) =>
  newsMs === undefined ? '-infinity' : new Date(now.getTime() - newsMs).toISOString()

/** Null where it is no news to this reader any more. */
export async function findEvent({ db, company, now }: Inside, place: number, reader: Reader) {
  const { rows } = await db.execute<{ event: RawEvent }>(sql`
    select to_jsonb(e) as event from events e
    where e.company_id = ${company} and e.place = ${place} and e.at >= ${newsSince(reader, now())}::timestamptz`)
  return rows[0] ? storedOf(rows[0].event) : null
}

/** False when the reader has done this event before. */
export async function markHandled({ db, company, now }: Inside, reader: string, place: number): Promise<boolean> {
  const row = { companyId: company, reader, place, handledAt: now() }
  const marked = await db
    .insert(handledEvents)
    .values(row)
    .onConflictDoNothing()
    .returning({ place: handledEvents.place })
  return marked.length === 1
}

export async function movePlace({ db, company }: Inside, reader: string, place: number) {
  await db.update(readerPlaces).set({ place, failures: 0, retryAt: null }).where(ofReader(company, reader))
}

export async function noteFailure({ db, company }: Inside, reader: string, failures: number, retryAt: Date) {
  await db.update(readerPlaces).set({ failures, retryAt }).where(ofReader(company, reader))
}

/** What was done from this place on is done again: for readers whose effect is thrown away in the same transaction. */
export async function forgetHandled({ db, company }: Inside, reader: string, from: number) {
  await db
    .delete(handledEvents)
    .where(
      and(eq(handledEvents.companyId, company), eq(handledEvents.reader, reader), gt(handledEvents.place, from - 1)),
    )
}

const isParked = ({ ownerCompany, reader, place }: Pick<ParkedRow, 'ownerCompany' | 'reader' | 'place'>) =>
  and(eq(parkedEvents.ownerCompany, ownerCompany), eq(parkedEvents.reader, reader), eq(parkedEvents.place, place))

export async function parkEvent({ db }: Inside, row: Omit<ParkedRow, 'retryAskedAt'>) {
  const parked = { ...row, retryAskedAt: null }
  const target = [parkedEvents.ownerCompany, parkedEvents.reader, parkedEvents.place]
  await db.insert(parkedEvents).values(parked).onConflictDoUpdate({ target, set: parked })
}

/** One that an operator wants tried again, locked. */
export async function takeRetry({ db, company }: Inside, reader: string): Promise<ParkedRow | null> {
  const [row] = await db
    .select()
    .from(parkedEvents)
    .where(
      and(
        eq(parkedEvents.ownerCompany, company),
        eq(parkedEvents.reader, reader),
        isNotNull(parkedEvents.retryAskedAt),
      ),
    )
    .orderBy(asc(parkedEvents.place))
    .limit(1)
    .for('update', { skipLocked: true })
  return row ?? null
}

export async function unparkEvent({ db }: Inside, row: ParkedRow) {
  await db.delete(parkedEvents).where(isParked(row))
}

/** Crosses companies: operators see what failed anywhere. */
export async function listParkedAcrossCompanies(db: Db, limit: number): Promise<ParkedRow[]> {
  return db.select().from(parkedEvents).orderBy(desc(parkedEvents.parkedAt)).limit(limit)
}

export async function askForRetry({ db, company, now }: Inside, reader: string, place: number): Promise<boolean> {
  const asked = await db
    .update(parkedEvents)
    .set({ retryAskedAt: now() })
    .where(isParked({ ownerCompany: company, reader, place }))
    .returning({ place: parkedEvents.place })
  return asked.length === 1
}

export async function forgetParkedOfCompany(ctx: CompanyCtx) {
  await ctx.db.delete(parkedEvents).where(eq(parkedEvents.ownerCompany, ctx.company))
}

export type Behind = { company: string; reader: string }

/** Who has something to read that is due: over all these companies, each looked at inside its own wall. */
export async function listBehind(
  db: Db,
  companies: readonly string[],
  readers: readonly Reader[],
  now: Date,
): Promise<Behind[]> {
  const wanted = readers.map(({ name, handles }) => ({ reader: name, names: handles.map(({ event }) => event.name) }))
  const { rows } = await db.execute<Behind>(sql`
    select company, reader from readers_behind(${sql.param([...companies])}::uuid[], ${JSON.stringify(wanted)}::jsonb, ${now.toISOString()}::timestamptz)`)
  return rows
}
