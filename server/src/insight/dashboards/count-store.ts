import type { FigureName } from '@coverwright/contract/insight/dashboards'
import type { Window } from '@coverwright/rules/insight/dashboards'
import { type SQL, sql } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import { type Asked, stepAt, when, within } from './sales-store'

const narrowed = ({ productId, channel }: Asked) =>
  sql`${when(productId, (id) => sql`product_id = ${id}`)} ${when(channel, (word) => sql`channel = ${word}`)}`

/** Days are read from what was counted as it happened, the very hours from the rows themselves. */
const counted = (ctx: CompanyCtx, { from, to }: Window, asked: Asked) =>
  sql`from sale_counts where company_id = ${ctx.company} and day between ${from} and ${to} ${narrowed(asked)}`

const issued = (ctx: CompanyCtx, window: Window, asked: Asked) => sql`
  from policies where company_id = ${ctx.company} and ${within(sql`issued_at`, window)} and not is_test ${narrowed(asked)}`

export async function countPolicies(ctx: CompanyCtx, window: Window, asked: Asked) {
  const { rows } = await ctx.db.execute<{ at: number; value: number }>(
    window.isByHour
      ? sql`select ${stepAt(sql`issued_at`, window, asked.timeZone)} as at, count(*)::int as value
          ${issued(ctx, window, asked)} group by 1`
      : sql`select day as at, sum(policies)::int as value ${counted(ctx, window, asked)} group by 1
          having sum(policies) > 0`,
  )
  return rows
}

export async function countQuotes(ctx: CompanyCtx, window: Window, asked: Asked) {
  const { rows } = await ctx.db.execute<{ at: number; quotes: number; bought: number }>(
    window.isByHour
      ? sql`select ${stepAt(sql`opened_at`, window, asked.timeZone)} as at, count(*)::int as quotes,
          (count(*) filter (where state = 'bought'))::int as bought
          from quotes where company_id = ${ctx.company} and ${within(sql`opened_at`, window)} and not is_test
            ${narrowed(asked)} group by 1`
      : sql`select day as at, sum(quotes)::int as quotes, sum(bought)::int as bought
          ${counted(ctx, window, asked)} group by 1 having sum(quotes) > 0`,
  )
  return rows
}

type SharedPlan = { productId: string; plan: string; currency: string; premium: number }

export async function sharePlans(ctx: CompanyCtx, window: Window, asked: Asked): Promise<SharedPlan[]> {
  const { rows } = await ctx.db.execute<Omit<SharedPlan, 'premium'> & { premium: string }>(
    window.isByHour
      ? sql`select product_id as "productId", plan, currency, sum(minor) as premium from (
          select coalesce(l.product_id::text, '') as product_id, coalesce(l.channel, '') as channel,
            coalesce(l.plan, '') as plan, l.currency, -l.amount_minor as minor
          from journals j join ledger_lines l on l.company_id = j.company_id and l.journal_id = j.id
          where j.company_id = ${ctx.company} and ${within(sql`j.at`, window)} and not l.is_test
            and l.account in ('premium', 'discount')) m
          where true ${narrowed(asked)} group by 1, 2, 3`
      : sql`select product_id as "productId", plan, currency, sum(premium_minor) as premium
          ${counted(ctx, window, asked)} and lines > 0 group by 1, 2, 3`,
  )
  return rows.map(({ premium, ...row }) => ({ ...row, premium: Number(premium) }))
}

export type SharedPolicies = { productId: string; channel: string; plan: string; count: number }

export async function sharePolicies(ctx: CompanyCtx, window: Window, asked: Asked): Promise<SharedPolicies[]> {
  const shared = sql`product_id::text as "productId", channel, plan`
  const { rows } = await ctx.db.execute<SharedPolicies>(
    window.isByHour
      ? sql`select ${shared}, count(*)::int as count ${issued(ctx, window, asked)} group by 1, 2, 3`
      : sql`select ${shared}, sum(policies)::int as count ${counted(ctx, window, asked)} and policies > 0 group by 1, 2, 3`,
  )
  return rows
}

const SUMS: Readonly<Record<Exclude<FigureName, 'commission' | 'refunds'>, SQL>> = {
  premium: sql`sum(lines) as total, sum(premium_minor) as sum`,
  policies: sql`sum(policies) as total, sum(policies) as sum`,
  quotes: sql`sum(quotes) as total, sum(quotes) as sum`,
  bought: sql`sum(bought) as total, sum(bought) as sum`,
}

type Rows = Asked & { figure: keyof typeof SUMS; currency: string; plan?: string | undefined }

/** How many rows a figure of days has, and what they come to: it is never counted row by row. */
export const countRows = (ctx: CompanyCtx, window: Window, { figure, currency, plan, ...asked }: Rows): SQL => sql`
  select ${SUMS[figure]} ${counted(ctx, window, asked)} ${when(plan, (word) => sql`plan = ${word}`)}
    ${figure === 'premium' ? sql`and currency = ${currency}` : sql``}`

/** The rows that each day gathered become one; what is counted meanwhile is not seen here, and stays. */
export async function mergeCounts(ctx: CompanyCtx) {
  await ctx.db.execute(sql`
    with gone as (delete from sale_counts where company_id = ${ctx.company} returning *)
    insert into sale_counts (company_id, day, product_id, channel, plan, currency, policies, quotes, bought, lines, premium_minor)
    select company_id, day, product_id, channel, plan, currency, sum(policies), sum(quotes), sum(bought), sum(lines),
      sum(premium_minor)
    from gone group by 1, 2, 3, 4, 5, 6
    having (sum(policies), sum(quotes), sum(bought), sum(lines), sum(premium_minor)) <> (0, 0, 0, 0, 0)`)
}
