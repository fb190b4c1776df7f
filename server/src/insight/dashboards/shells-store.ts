import { sql } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import { moment } from './sales-store'

export type WatchedShell = {
  id: string
  slug: string
  productId: string
  productName: string
  bodyHash: string
  expiresOn: number | null
  autoRenew: boolean
}

/** Where buyers can come; pre-live addresses are for tests, and what is offline has nobody on it. */
export async function listWatchedShells(ctx: CompanyCtx): Promise<WatchedShell[]> {
  const { rows } = await ctx.db.execute<WatchedShell>(sql`
    select s.id, s.slug, s.product_id as "productId", coalesce(p.name, '') as "productName", s.body_hash as "bodyHash",
      s.expires_on as "expiresOn", s.auto_renew as "autoRenew"
    from shells s left join products p on p.company_id = s.company_id and p.id = s.product_id
    where s.company_id = ${ctx.company} and s.environment = 'live' and s.state = 'online'
    order by p.name, s.slug`)
  return rows
}

export async function findWatchedShell(ctx: CompanyCtx, shellId: string): Promise<WatchedShell | null> {
  const { rows } = await ctx.db.execute<WatchedShell>(sql`
    select s.id, s.slug, s.product_id as "productId", coalesce(p.name, '') as "productName", s.body_hash as "bodyHash",
      s.expires_on as "expiresOn", s.auto_renew as "autoRenew"
    from shells s left join products p on p.company_id = s.company_id and p.id = s.product_id
    where s.company_id = ${ctx.company} and s.id = ${shellId}`)
  return rows[0] ?? null
}

/** What stands at the addresses of the company's products. */
export async function listMounted(ctx: CompanyCtx): Promise<{ productId: string; releaseHash: string }[]> {
  const { rows } = await ctx.db.execute<{ productId: string; releaseHash: string }>(sql`
    select distinct product_id as "productId", body_hash as "releaseHash" from shells where company_id = ${ctx.company}`)
  return rows
}

export type ShellEvents = { shellId: string; views: number; errors: number; slow: number }

export async function countShellEvents(ctx: CompanyCtx, since: Date): Promise<ShellEvents[]> {
  const first = Math.floor(since.getTime() / 3_600_000) + 1
  const { rows } = await ctx.db.execute<ShellEvents>(sql`
    select shell_id as "shellId", coalesce(sum(count) filter (where event = 'seen'), 0)::int as views,
      coalesce(sum(count) filter (where event = 'error'), 0)::int as errors,
      coalesce(sum(count) filter (where event = 'slow'), 0)::int as slow
    from visit_counts where company_id = ${ctx.company} and hour >= ${first} group by 1`)
  return rows
}

/** What the server failed at on each, by the hour: the failures themselves are in the log, under the same hour. */
export async function countServerErrors(ctx: CompanyCtx, since: Date): Promise<ShellCount[]> {
  const first = Math.floor(since.getTime() / 3_600_000) + 1
  const { rows } = await ctx.db.execute<ShellCount>(sql`
    select shell_id as "shellId", sum(count)::int as count from release_counts
    where company_id = ${ctx.company} and hour >= ${first} and event = 'serverError' group by 1`)
  return rows
}

export type ShellCount = { shellId: string; count: number }

/** Quotes that the rules turned away, of those opened lately. */
export async function countDeclinedQuotes(ctx: CompanyCtx, productIds: readonly string[], since: Date) {
  const { rows } = await ctx.db.execute<{ shellId: string; declined: number; quotes: number }>(sql`
    select shell_id as "shellId", count(*) filter (where state = 'declined')::int as declined,
      count(*) filter (where state <> 'open')::int as quotes
    from quotes where company_id = ${ctx.company} and product_id = any(${sql.param([...productIds])}::uuid[])
      and opened_at >= ${moment(since)} and not is_test
    group by 1`)
  return rows
}

/** Tries that the gateway refused, of orders placed lately: by the index of orders, which payments are found through. */
export async function countRefusedPayments(
  ctx: CompanyCtx,
  since: Date,
): Promise<{ shellId: string; count: number }[]> {
  const placed = new Date(since.getTime() - 86_400_000)
  const { rows } = await ctx.db.execute<{ shellId: string; count: number }>(sql`
    select q.shell_id as "shellId", count(*)::int as count from orders o
    join payments p on p.company_id = o.company_id and p.order_id = o.id
    join quotes q on q.company_id = o.company_id and q.id = o.quote_id
    where o.company_id = ${ctx.company} and o.state in ('unpaid', 'paid', 'abnormal', 'lapsed')
      and o.made_at >= ${moment(placed)} and not o.is_test and p.state = 'failed' and p.started_at >= ${moment(since)}
    group by 1`)
  return rows
}
