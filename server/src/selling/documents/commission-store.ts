import { sql } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'

type Inside = Pick<CompanyCtx, 'company' | 'db'>
export type Owed = { month: string; channel: string; party: string; currency: string }

/** Credits less debits of `commission:<party>`, as the ledger has them; sales that were a test are in no figure. */
const monthOf = sql`to_char(date '1970-01-01' + l.day, 'YYYY-MM')`
const ofCommission = (company: string) =>
  sql`l.company_id = ${company} and l.account like 'commission:%' and not l.is_test`

export async function sumCommission({ db, company }: Inside) {
  const { rows } = await db.execute<Owed & { owed: string; policies: number }>(sql`
    select ${monthOf} as month, coalesce(l.channel, '') as channel, substr(l.account, 12) as party, l.currency,
      -sum(l.amount_minor) as owed, count(distinct l.policy_id)::int as policies
    from ledger_lines l where ${ofCommission(company)}
    group by 1, 2, 3, 4 order by 1 desc, 2, 3, 4 limit 500`)
  return rows.map(({ owed, ...row }) => ({ ...row, owedMinor: Number(owed) }))
}

/** Policy by policy and day by day: what was sold, and what was taken back of it. */
export async function listCommissionLines({ db, company }: Inside, { month, channel, party, currency }: Owed) {
  const { rows } = await db.execute<{ day: string; number: string | null; productId: string | null; owed: string }>(sql`
    select to_char(date '1970-01-01' + l.day, 'YYYY-MM-DD') as day, p.number, l.product_id::text as "productId",
      -sum(l.amount_minor) as owed
    from ledger_lines l left join policies p on p.company_id = l.company_id and p.id = l.policy_id
    where ${ofCommission(company)} and ${monthOf} = ${month} and coalesce(l.channel, '') = ${channel}
      and l.account = ${`commission:${party}`} and l.currency = ${currency}
    group by 1, 2, 3, l.policy_id order by 1, 2, l.policy_id`)
  return rows.map(({ owed, ...row }) => ({ ...row, owedMinor: Number(owed) }))
}
