import { sql } from 'drizzle-orm'
import type { LedgerCtx } from './journal'

/** How many of the kept sums are not those of the lines, and from which day on. */
export async function findDifferences(ctx: LedgerCtx): Promise<{ sums: number; first: number | null }> {
  const { rows } = await ctx.db.execute<{ sums: number; first: number | null }>(sql`
    with summed as (
      select day, account, currency, is_test, coalesce(product_id::text, '') as product_id, coalesce(channel, '') as channel,
        coalesce(sum(amount_minor) filter (where amount_minor > 0), 0) as debit_minor,
        coalesce(-sum(amount_minor) filter (where amount_minor < 0), 0) as credit_minor, count(*) as lines
      from ledger_lines where company_id = ${ctx.company} group by 1, 2, 3, 4, 5, 6),
    kept as (
      select day, account, currency, is_test, product_id, channel, debit_minor, credit_minor, lines
      from ledger_days where company_id = ${ctx.company}),
    differing as (
      (select * from summed except select * from kept) union (select * from kept except select * from summed))
    select count(distinct (day, account, currency, is_test, product_id, channel))::int as sums, min(day) as first
    from differing`)
  return rows[0] ?? { sums: 0, first: null }
}
