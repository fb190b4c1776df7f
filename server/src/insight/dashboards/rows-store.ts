import type { FigureName, FigureRow } from '@coverwright/contract/insight/dashboards'
import type { Window } from '@coverwright/rules/insight/dashboards'
import { type SQL, sql } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import { countRows } from './count-store'
import { type Asked, within } from './sales-store'

export const ROWS_PER_PAGE = 50

type Wanted = Asked & { figure: FigureName; currency: string; plan?: string | undefined; page: number }
type RawRow = {
  id: string
  at: Date | string
  what: string
  number: string
  policy_id: string | null
  product: string
  channel: string
  minor: string | null
  currency: string
}

/** Rows of a figure; what is counted of them, which needs fewer tables; and their order, along an index. */
type Source = { rows: SQL; counted: SQL; order: SQL }

/** The very conditions of the figure, so that its rows come to it. */
export async function listRows(ctx: CompanyCtx, window: Window, wanted: Wanted) {
  const { rows: from, counted, order } = sourceOf(ctx, window, wanted)
  const { rows } = await ctx.db.execute<RawRow>(
    sql`${from} order by ${order} limit ${ROWS_PER_PAGE} offset ${(wanted.page - 1) * ROWS_PER_PAGE}`,
  )
  const sums = await ctx.db.execute<{ total: string | null; sum: string | null }>(counted)
  const [{ total, sum } = { total: 0, sum: 0 }] = sums.rows
  return { rows: rows.map(presentRow), total: Number(total), sum: Number(sum) }
}

function sourceOf(ctx: CompanyCtx, window: Window, { figure, ...wanted }: Wanted): Source {
  const days = (counted: Exclude<FigureName, 'commission' | 'refunds'>) =>
    window.isByHour ? {} : { counted: countRows(ctx, window, { ...wanted, figure: counted }) }
  switch (figure) {
    case 'premium':
      return { ...lines(ctx, window, { ...wanted, figure }), ...days(figure) }
    case 'commission':
    case 'refunds':
      return lines(ctx, window, { ...wanted, figure })
    case 'policies':
      return { ...policies(ctx, window, { ...wanted, figure }), ...days(figure) }
    case 'quotes':
    case 'bought':
      return { ...quotes(ctx, window, { ...wanted, figure }), ...days(figure) }
  }
}

const onAccounts = {
  premium: sql`l.account in ('premium', 'discount')`,
  commission: sql`l.account like 'commission:%'`,
  refunds: sql`l.account = 'gateway' and l.amount_minor < 0`,
}

const COUNT = sql`select count(*)::int as total, count(*) as sum`
const JOURNALS = sql`join journals j on j.company_id = l.company_id and j.id = l.journal_id`
const PRODUCTS = sql`left join products pr on pr.company_id = l.company_id and pr.id = l.product_id`
const POLICIES = sql`left join policies p on p.company_id = l.company_id and p.id = l.policy_id`

function lines(ctx: CompanyCtx, window: Window, wanted: Wanted): Source {
  const account = onAccounts[wanted.figure as keyof typeof onAccounts]
  const time = window.isByHour ? within(sql`j.at`, window) : sql`l.day between ${window.from} and ${window.to}`
  const where = sql`where l.company_id = ${ctx.company} and ${account} and not l.is_test
    and l.currency = ${wanted.currency} and ${time} ${narrowed(wanted)}
    ${wanted.plan === undefined ? sql`` : sql`and coalesce(l.plan, '') = ${wanted.plan}`}`
  return {
    rows: sql`
      select l.journal_id || '.' || l.place as id, j.at,
        case when l.account = 'discount' and j.what = 'policy.issued' then 'discount' else j.what end as what,
        coalesce(p.number, '') as number, l.policy_id,
        coalesce(pr.name, '') as product, coalesce(l.channel, '') as channel, -l.amount_minor as minor, l.currency
      from ledger_lines l ${JOURNALS} ${POLICIES} ${PRODUCTS} ${where}`,
    counted: sql`select count(*)::int as total, coalesce(-sum(l.amount_minor), 0) as sum
      from ledger_lines l ${window.isByHour ? JOURNALS : sql``} ${where}`,
    order: sql`l.day desc, j.at desc, l.journal_id, l.place`,
  }
}

/** Measured as premium is: after discounts, without levies, less what was given back. */
const PREMIUM_OF_POLICY = sql`(select coalesce(-sum(x.amount_minor), 0) from ledger_lines x
  where x.company_id = l.company_id and x.policy_id = l.id and x.account in ('premium', 'discount'))`

function policies(ctx: CompanyCtx, window: Window, wanted: Wanted): Source {
  const where = sql`where l.company_id = ${ctx.company} and not l.is_test and ${within(sql`l.issued_at`, window)}
    ${narrowed(wanted)} ${wanted.plan === undefined ? sql`` : sql`and l.plan = ${wanted.plan}`}`
  return {
    rows: sql`
      select l.id::text as id, l.issued_at as at, 'policy.issued' as what, l.number, l.id as policy_id,
        coalesce(pr.name, '') as product, l.channel, ${PREMIUM_OF_POLICY} as minor, l.currency
      from policies l ${PRODUCTS} ${where}`,
    counted: sql`${COUNT} from policies l ${where}`,
    order: sql`l.issued_at desc, l.id`,
  }
}

function quotes(ctx: CompanyCtx, window: Window, wanted: Wanted): Source {
  const where = sql`where l.company_id = ${ctx.company} and not l.is_test and ${within(sql`l.opened_at`, window)}
    ${narrowed(wanted)} ${wanted.figure === 'bought' ? sql`and l.state = 'bought'` : sql``}`
  return {
    rows: sql`
      select l.id::text as id, l.opened_at as at, l.state as what, coalesce(p.number, '') as number, l.policy_id,
        coalesce(pr.name, '') as product, l.channel, (l.price -> 'total' ->> 'minor')::bigint as minor,
        coalesce(l.price -> 'total' ->> 'currency', '') as currency
      from quotes l ${PRODUCTS} ${POLICIES} ${where}`,
    counted: sql`${COUNT} from quotes l ${where}`,
    order: sql`l.opened_at desc, l.id`,
  }
}

const narrowed = ({ productId, channel }: Asked) => sql`
  ${productId === undefined ? sql`` : sql`and l.product_id = ${productId}`}
  ${channel === undefined ? sql`` : sql`and l.channel = ${channel}`}`

function presentRow({ at, policy_id: policyId, product, minor, currency, ...row }: RawRow): FigureRow {
  return {
    id: row.id,
    at: new Date(at).toISOString(),
    what: row.what,
    number: row.number,
    policyId,
    productName: product,
    channel: row.channel,
    amount: minor === null ? null : { minor: Number(minor), currency },
  }
}
