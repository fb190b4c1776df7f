import type { Narrowed } from '@coverwright/contract/insight/dashboards'
import type { Window } from '@coverwright/rules/insight/dashboards'
import { type SQL, sql } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'

export type Asked = Pick<Narrowed, 'productId' | 'channel'> & { timeZone: string }

export const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`
const EPOCH = sql`date '1970-01-01'`
/** The step of a window that a time belongs to: its day, or its hour from the start. */
export const stepAt = (column: SQL, { since, isByHour, isPartOfDay }: Window, timeZone: string) =>
  isByHour && !isPartOfDay
    ? sql`floor(extract(epoch from (${column} - ${moment(since)})) / 3600)::int`
    : sql`((${column} at time zone ${timeZone})::date - ${EPOCH})`
export const within = (column: SQL, { since, until }: Window) =>
  sql`${column} >= ${moment(since)} and ${column} < ${moment(until)}`
export const when = (value: string | undefined, condition: (value: string) => SQL) =>
  value === undefined ? sql`` : sql`and ${condition(value)}`

const COUNTED = sql`(account in ('premium', 'discount', 'gateway') or account like 'commission:%')`

/** What moved: kept sums for days, and the lines themselves for the very hours. Tests of products are never in it. */
function moved(ctx: CompanyCtx, window: Window, { timeZone, productId, channel }: Asked): SQL {
  const narrowed = sql`${when(productId, (id) => sql`product_id = ${id}`)} ${when(channel, (word) => sql`channel = ${word}`)}`
  if (!window.isByHour)
    return sql`select day as at, account, currency, product_id, channel, debit_minor as debit, credit_minor as credit
      from ledger_days where company_id = ${ctx.company} and day between ${window.from} and ${window.to}
        and not is_test and ${COUNTED} ${narrowed}`
  return sql`select * from (
      select ${stepAt(sql`j.at`, window, timeZone)} as at, l.account, l.currency, coalesce(l.product_id::text, '') as product_id,
        coalesce(l.channel, '') as channel, greatest(l.amount_minor, 0) as debit, greatest(-l.amount_minor, 0) as credit
      from journals j join ledger_lines l on l.company_id = j.company_id and l.journal_id = j.id
      where j.company_id = ${ctx.company} and ${within(sql`j.at`, window)} and not l.is_test) moved
    where ${COUNTED} ${narrowed}`
}

const PREMIUM = sql`coalesce(sum(credit - debit) filter (where account in ('premium', 'discount')), 0)`

export type MoneyStep = { at: number; currency: string; premium: number; commission: number; refunds: number }

export async function sumMoney(ctx: CompanyCtx, window: Window, asked: Asked): Promise<MoneyStep[]> {
  const { rows } = await ctx.db.execute<Record<keyof MoneyStep, string>>(sql`
    select at, currency, ${PREMIUM} as premium,
      coalesce(sum(credit - debit) filter (where account like 'commission:%'), 0) as commission,
      coalesce(sum(credit) filter (where account = 'gateway'), 0) as refunds
    from (${moved(ctx, window, asked)}) m group by at, currency order by at`)
  return rows.map(({ at, currency, premium, commission, refunds }) => ({
    ...{ at: Number(at), currency, premium: Number(premium) },
    ...{ commission: Number(commission), refunds: Number(refunds) },
  }))
}

export type SharedPremium = { productId: string; channel: string; currency: string; premium: number }

export async function sharePremium(ctx: CompanyCtx, window: Window, asked: Asked): Promise<SharedPremium[]> {
  const { rows } = await ctx.db.execute<{ product_id: string; channel: string; currency: string; premium: string }>(sql`
    select product_id, channel, currency, ${PREMIUM} as premium
    from (${moved(ctx, window, asked)}) m where account in ('premium', 'discount') group by 1, 2, 3`)
  return rows.map(({ product_id: productId, premium, ...row }) => ({ ...row, productId, premium: Number(premium) }))
}
