import { scheduleOperations } from '@coverwright/contract/release/schedules'
import type { TakesOf } from '@coverwright/contract/platform'
import { and, asc, between, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import { people } from '../../company/people'
import { isSeen, products } from '../../design/products'
import { pageRows } from '../../platform/database'
import type { CompanyCtx } from '../../platform/operations'
import { schedules } from './tables'

export type ScheduleRow = typeof schedules.$inferSelect
export type NamedSchedule = ScheduleRow & { productName: string; by: string }

const isSchedule = (ctx: CompanyCtx, id: string) => and(eq(schedules.companyId, ctx.company), eq(schedules.id, id))
const by = sql<string>`coalesce(trim(${people.firstName} || ' ' || ${people.lastName}), '')`

const named = (ctx: CompanyCtx) =>
  ctx.db
    .select({ ...getTableColumns(schedules), productName: products.name, by })
    .from(schedules)
    .innerJoin(products, and(eq(products.companyId, schedules.companyId), eq(products.id, schedules.productId)))
    .leftJoin(people, eq(people.id, schedules.memberId))

export async function insertSchedule(ctx: CompanyCtx, row: ScheduleRow) {
  await ctx.db.insert(schedules).values(row)
}

/** For the guard of products. */
export async function productOfSchedule(ctx: CompanyCtx, id: string): Promise<string | null> {
  const [row] = await ctx.db.select({ productId: schedules.productId }).from(schedules).where(isSchedule(ctx, id))
  return row?.productId ?? null
}

/** Held: its time must not come while it is called off. */
export async function lockSchedule(ctx: CompanyCtx, id: string): Promise<ScheduleRow | null> {
  const [row] = await ctx.db.select().from(schedules).where(isSchedule(ctx, id)).for('update')
  return row ?? null
}

export async function findNamed(ctx: CompanyCtx, id: string): Promise<NamedSchedule | null> {
  const [row] = await named(ctx).where(isSchedule(ctx, id))
  return row ?? null
}

export async function updateScheduleRow(ctx: CompanyCtx, id: string, change: Partial<ScheduleRow>) {
  await ctx.db.update(schedules).set(change).where(isSchedule(ctx, id))
}

/** What is to happen to a shell next. */
export async function findNext(ctx: CompanyCtx, shellId: string): Promise<ScheduleRow | null> {
  const waits = and(
    eq(schedules.companyId, ctx.company),
    eq(schedules.shellId, shellId),
    eq(schedules.state, 'waiting'),
  )
  const [row] = await ctx.db.select().from(schedules).where(waits).orderBy(asc(schedules.runsAt)).limit(1)
  return row ?? null
}

export async function listScheduleRows(ctx: CompanyCtx, wanted: TakesOf<typeof scheduleOperations.list>) {
  return pageRows(ctx, scheduleOperations.list, wanted, {
    from: named(ctx).$dynamic(),
    company: schedules.companyId,
    id: schedules.id,
    where: isSeen(ctx),
    searches: { name: products.name },
    filters: { state: schedules.state, product: schedules.productId },
    sorts: { at: schedules.runsAt, name: sql`lower(${products.name})` },
  })
}

export async function listBetween(ctx: CompanyCtx, from: Date, to: Date): Promise<NamedSchedule[]> {
  const isThen = and(between(schedules.runsAt, from, to), ne(schedules.state, 'cancelled'))
  return named(ctx)
    .where(and(eq(schedules.companyId, ctx.company), isThen, isSeen(ctx)))
    .orderBy(asc(schedules.runsAt))
    .limit(500)
}

export async function databaseNow(ctx: CompanyCtx): Promise<Date> {
  const { rows } = await ctx.db.execute<{ now: string }>(sql`select now()::text as now`)
  return new Date(rows[0]?.now ?? ctx.now())
}
