import type { Window } from '@coverwright/rules/insight/dashboards'
import { sql } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import { moment, stepAt } from './sales-store'

export type PageVisits = { page: string; visits: number; left: number; medianMs: number }
export type QuestionLeft = { page: string; question: string; left: number }

/** Of visits that began in the window: the page furthest along is where each of them was left. */
const seenIn = (ctx: CompanyCtx, { since, until }: Window, shellId: string) => sql`
  select p.page, p.place, p.question, p.ms, row_number() over (partition by p.visit_id order by p.place desc) = 1 as is_last
  from visits v join visit_pages p on p.company_id = v.company_id and p.visit_id = v.id
  where v.company_id = ${ctx.company} and v.shell_id = ${shellId} and v.started_at >= ${moment(since)}
    and v.started_at < ${moment(until)} and not v.is_test`

export async function countPages(ctx: CompanyCtx, window: Window, shellId: string): Promise<PageVisits[]> {
  const { rows } = await ctx.db.execute<PageVisits>(sql`
    select page, count(*)::int as visits, count(*) filter (where is_last and page <> '@success')::int as left,
      (percentile_disc(0.5) within group (order by ms))::int as "medianMs"
    from (${seenIn(ctx, window, shellId)}) s group by page`)
  return rows
}

export async function countQuestions(ctx: CompanyCtx, window: Window, shellId: string): Promise<QuestionLeft[]> {
  const { rows } = await ctx.db.execute<QuestionLeft>(sql`
    select page, question, count(*)::int as left from (${seenIn(ctx, window, shellId)}) s
    where is_last and page <> '@success' group by 1, 2 order by 3 desc, 1, 2`)
  return rows
}

export async function countVisits(ctx: CompanyCtx, { since, until }: Window, shellId: string): Promise<number> {
  const { rows } = await ctx.db.execute<{ visits: number }>(sql`
    select count(*)::int as visits from visits where company_id = ${ctx.company} and shell_id = ${shellId}
      and started_at >= ${moment(since)} and started_at < ${moment(until)} and not is_test`)
  return rows[0]?.visits ?? 0
}

export type CountedStep = { at: number; productId: string; event: string; count: number }

const HOUR_MS = 3_600_000
const hourOf = (at: Date) => Math.floor(at.getTime() / HOUR_MS)

/** Counted by the hour: of 24 hours, and of a day that is held against today, the last one is still running. */
export async function countEvents(ctx: CompanyCtx, window: Window, timeZone: string): Promise<CountedStep[]> {
  const last = window.isByHour ? hourOf(new Date(window.until.getTime() - 1)) : hourOf(window.until) - 1
  const isOfHours = window.isByHour && !window.isPartOfDay
  const first = isOfHours ? last - 23 : hourOf(window.since)
  const at = isOfHours
    ? sql`c.hour - ${first}::int`
    : sql`((to_timestamp(c.hour::float8 * 3600) at time zone ${timeZone})::date - date '1970-01-01')`
  const { rows } = await ctx.db.execute<CountedStep>(sql`
    select ${at} as at, s.product_id as "productId", c.event, sum(c.count)::int as count
    from visit_counts c join shells s on s.company_id = c.company_id and s.id = c.shell_id
    where c.company_id = ${ctx.company} and c.hour between ${first} and ${last} group by 1, 2, 3`)
  return rows
}

export type VisitStep = { at: number; channel: string; device: string; count: number }

export async function countVisitSteps(ctx: CompanyCtx, window: Window, timeZone: string): Promise<VisitStep[]> {
  const { rows } = await ctx.db.execute<VisitStep>(sql`
    select ${stepAt(sql`started_at`, window, timeZone)} as at, channel, device, count(*)::int as count from visits
    where company_id = ${ctx.company} and started_at >= ${moment(window.since)} and started_at < ${moment(window.until)}
      and not is_test group by 1, 2, 3`)
  return rows
}
