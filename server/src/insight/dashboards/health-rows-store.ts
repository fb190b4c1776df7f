import type { HealthFigure } from '@coverwright/rules/insight/dashboards'
import { type SQL, sql } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import { moment } from './sales-store'
import type { WatchedShell } from './shells-store'

const MOST = 200
const HOUR_MS = 3_600_000

export type RawHealthRow = {
  id: string
  at: Date | string
  /** A page's id, a version, the word of a gateway, the title of a rule. */
  title: string
  count: number
  minor: string | null
  currency: string
}

/** By the very conditions of the figure, so that its rows come to it. */
export async function listHealth(ctx: CompanyCtx, shell: WatchedShell, figure: HealthFigure, since: Date) {
  const from = sourceOf(ctx, shell, figure, since)
  const { rows } = await ctx.db.execute<RawHealthRow>(sql`${from} order by at desc, id limit ${MOST}`)
  const sums = await ctx.db.execute<{ sum: number }>(
    sql`select coalesce(sum(count), 0)::int as sum from (${from}) as r`,
  )
  return { rows, sum: sums.rows[0]?.sum ?? 0 }
}

function sourceOf(ctx: CompanyCtx, shell: WatchedShell, figure: HealthFigure, since: Date): SQL {
  switch (figure) {
    case 'views':
      return pages(ctx, shell, 'seen', since)
    case 'errors':
      return pages(ctx, shell, 'error', since)
    case 'slow':
      return pages(ctx, shell, 'slow', since)
    case 'serverErrors':
      return failures(ctx, shell, since)
    case 'declined':
      return declined(ctx, shell, since)
    case 'refusedPayments':
      return refused(ctx, shell, since)
  }
}

const NO_AMOUNT = sql`null::text as minor, '' as currency`
const firstHour = (since: Date) => Math.floor(since.getTime() / HOUR_MS) + 1

const pages = (ctx: CompanyCtx, { id }: WatchedShell, event: string, since: Date) => sql`
  select hour || ' ' || page as id, to_timestamp(hour * 3600.0) as at, page as title, count, ${NO_AMOUNT}
  from visit_counts
  where company_id = ${ctx.company} and hour >= ${firstHour(since)} and shell_id = ${id} and event = ${event}`

const failures = (ctx: CompanyCtx, { id }: WatchedShell, since: Date) => sql`
  select c.hour || ' ' || c.release_hash as id, to_timestamp(c.hour * 3600.0) as at,
    coalesce(r.number::text, '') as title, c.count, ${NO_AMOUNT}
  from release_counts c
  left join shells s on s.company_id = c.company_id and s.id = c.shell_id
  left join releases r on r.company_id = c.company_id and r.product_id = s.product_id and r.hash = c.release_hash
  where c.company_id = ${ctx.company} and c.hour >= ${firstHour(since)} and c.shell_id = ${id}
    and c.event = 'serverError'`

const declined = (ctx: CompanyCtx, { id, productId }: WatchedShell, since: Date) => sql`
  select q.id::text as id, coalesce(q.priced_at, q.saved_at) as at,
    coalesce(q.reasons -> 0 ->> 'title', '') as title, 1 as count, ${NO_AMOUNT}
  from quotes q
  where q.company_id = ${ctx.company} and q.product_id = ${productId} and q.opened_at >= ${moment(since)}
    and q.shell_id = ${id} and not q.is_test and q.state = 'declined'`

const refused = (ctx: CompanyCtx, { id }: WatchedShell, since: Date) => sql`
  select p.id::text as id, p.started_at as at, coalesce(p.failure, '') as title, 1 as count,
    p.amount_minor::text as minor, p.currency
  from orders o
  join payments p on p.company_id = o.company_id and p.order_id = o.id
  join quotes q on q.company_id = o.company_id and q.id = o.quote_id
  where o.company_id = ${ctx.company} and o.state in ('unpaid', 'paid', 'abnormal', 'lapsed')
    and o.made_at >= ${moment(new Date(since.getTime() - 24 * HOUR_MS))} and not o.is_test and p.state = 'failed'
    and p.started_at >= ${moment(since)} and q.shell_id = ${id}`
