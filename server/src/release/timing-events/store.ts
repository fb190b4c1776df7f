import type { TakesOf } from '@coverwright/contract/platform'
import { timingEventOperations as operations } from '@coverwright/contract/release/timing-events'
import { and, asc, between, desc, eq, getTableColumns, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { people } from '../../company/people'
import { isSeen, products } from '../../design/products'
import { pageRows } from '../../platform/database'
import type { CompanyCtx } from '../../platform/operations'
import { timingEvents, timingRuns } from './tables'

export type TimingEventRow = typeof timingEvents.$inferSelect
export type TimingRunRow = typeof timingRuns.$inferSelect
export type NamedEvent = TimingEventRow & {
  by: string
  productName: string | null
  last: TimingRunRow | null
}

const isEvent = (ctx: CompanyCtx, id: string) => and(eq(timingEvents.companyId, ctx.company), eq(timingEvents.id, id))

/** Of products that the caller does not see nothing is told. */
function isShown(ctx: CompanyCtx): SQL | undefined {
  const seen = isSeen(ctx, timingEvents.productId)
  return seen && or(isNull(timingEvents.productId), seen)
}

const by = sql<string>`coalesce(trim(${people.firstName} || ' ' || ${people.lastName}), '')`

const named = (ctx: CompanyCtx) =>
  ctx.db
    .select({ ...getTableColumns(timingEvents), by, productName: products.name })
    .from(timingEvents)
    .leftJoin(people, eq(people.id, timingEvents.memberId))
    .leftJoin(products, and(eq(products.companyId, timingEvents.companyId), eq(products.id, timingEvents.productId)))
type Told = Omit<NamedEvent, 'last'>

export async function listEventRows(ctx: CompanyCtx, wanted: TakesOf<typeof operations.list>) {
  const { rows, total } = await pageRows(ctx, operations.list, wanted, {
    from: named(ctx).$dynamic(),
    company: timingEvents.companyId,
    id: timingEvents.id,
    where: isShown(ctx),
    searches: { name: timingEvents.name },
    filters: { state: ([state]) => state && inState[state] },
    sorts: { name: sql`lower(${timingEvents.name})`, nextAt: timingEvents.nextAt },
  })
  return { rows: await withLast(ctx, rows), total }
}

const inState = {
  on: and(eq(timingEvents.isOn, true), isNotNull(timingEvents.nextAt)),
  off: eq(timingEvents.isOn, false),
  ended: and(eq(timingEvents.isOn, true), isNull(timingEvents.nextAt)),
}

async function withLast(ctx: CompanyCtx, rows: readonly Told[]): Promise<NamedEvent[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const runs = await ctx.db
    .selectDistinctOn([timingRuns.eventId])
    .from(timingRuns)
    .where(and(eq(timingRuns.companyId, ctx.company), sql`${timingRuns.eventId} = any(${sql.param(ids)}::uuid[])`))
    .orderBy(timingRuns.eventId, desc(timingRuns.due))
  return rows.map((row) => ({ ...row, last: runs.find(({ eventId }) => eventId === row.id) ?? null }))
}

export async function findEvent(ctx: CompanyCtx, id: string): Promise<NamedEvent | null> {
  const [row] = await withLast(ctx, await named(ctx).where(and(isEvent(ctx, id), isShown(ctx))))
  return row ?? null
}

/** Held: its time must not come while it is changed. */
export async function lockEvent(ctx: CompanyCtx, id: string): Promise<TimingEventRow | null> {
  const [row] = await ctx.db.select().from(timingEvents).where(isEvent(ctx, id)).for('update')
  return row ?? null
}

/** All that may still run. */
export const listWaiting = (ctx: CompanyCtx): Promise<Told[]> =>
  named(ctx)
    .where(and(eq(timingEvents.companyId, ctx.company), inState.on, isShown(ctx)))
    .orderBy(asc(timingEvents.nextAt))
    .limit(500)

/** What ran or was missed between two moments. */
export async function listRunsBetween(ctx: CompanyCtx, from: Date, to: Date) {
  const runs = await ctx.db
    .select()
    .from(timingRuns)
    .where(and(eq(timingRuns.companyId, ctx.company), between(timingRuns.due, from, to)))
    .orderBy(asc(timingRuns.due))
    .limit(1000)
  const ids = [...new Set(runs.map(({ eventId }) => eventId))]
  if (ids.length === 0) return []
  const isThese = sql`${timingEvents.id} = any(${sql.param(ids)}::uuid[])`
  const events = await named(ctx).where(and(eq(timingEvents.companyId, ctx.company), isThese, isShown(ctx)))
  return runs.flatMap((run) => {
    const event = events.find(({ id }) => id === run.eventId)
    return event ? [{ run, event }] : []
  })
}

export const listRunRows = (ctx: CompanyCtx, wanted: TakesOf<typeof operations.listRuns>) =>
  pageRows(ctx, operations.listRuns, wanted, {
    from: ctx.db.select().from(timingRuns).$dynamic(),
    company: timingRuns.companyId,
    id: timingRuns.eventId,
    where: eq(timingRuns.eventId, wanted.id),
    searches: {},
    filters: {},
    sorts: { due: timingRuns.due },
  })

export async function hasRuns(ctx: CompanyCtx, eventId: string): Promise<boolean> {
  const isOf = and(eq(timingRuns.companyId, ctx.company), eq(timingRuns.eventId, eventId))
  return (await ctx.db.select({ due: timingRuns.due }).from(timingRuns).where(isOf).limit(1)).length > 0
}

export async function insertEvent(ctx: CompanyCtx, row: TimingEventRow) {
  await ctx.db.insert(timingEvents).values(row)
}

export async function updateEventRow(ctx: CompanyCtx, id: string, change: Partial<TimingEventRow>) {
  await ctx.db.update(timingEvents).set(change).where(isEvent(ctx, id))
}

export async function deleteEventRow(ctx: CompanyCtx, id: string) {
  await ctx.db.delete(timingEvents).where(isEvent(ctx, id))
}

export async function insertRuns(ctx: CompanyCtx, rows: readonly TimingRunRow[]) {
  if (rows.length > 0) await ctx.db.insert(timingRuns).values([...rows])
}
