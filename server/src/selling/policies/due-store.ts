import { type Day, parseDay, printDay } from '@coverwright/rules/kernel'
import { and, desc, eq, gte, isNull, lte, sql } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import { policies } from './tables'

type Days = { from: Day; until: Day; limit: number }
export type DuePolicy = { policyId: string; day: Day; isTest: boolean }

const ofProduct = (ctx: CompanyCtx, productId: string) =>
  and(eq(policies.companyId, ctx.company), eq(policies.productId, productId), isNull(policies.cancelledOn))

/** Policies of a product whose last day of cover is among these days, and which nobody cancelled. */
export async function policiesEnding(ctx: CompanyCtx, productId: string, days: Days): Promise<DuePolicy[]> {
  return ctx.db
    .select({ policyId: policies.id, day: policies.endsOn, isTest: policies.isTest })
    .from(policies)
    .where(and(ofProduct(ctx, productId), gte(policies.endsOn, days.from), lte(policies.endsOn, days.until)))
    .orderBy(desc(policies.endsOn), policies.id)
    .limit(days.limit)
}

/**
 * The newest policy of each holder who has their birthday on one of these days and is covered on it. Who was born on a
 * leap day has it on the first of March in other years.
 */
export async function policiesOfBirthday(
  ctx: CompanyCtx,
  productId: string,
  days: Days,
): Promise<(DuePolicy & { holderId: string })[]> {
  const { rows } = await ctx.db.execute<{ policyId: string; holderId: string; day: number; isTest: boolean }>(sql`
    select distinct on (p.holder_id, d.day) p.id as "policyId", p.holder_id as "holderId", d.day, p.is_test as "isTest"
    from policies p
    join customers c on c.company_id = p.company_id and c.id = p.holder_id and c.born_on is not null
    join generate_series(${days.from}::int, ${days.until}::int) as d(day) on p.starts_on <= d.day and p.ends_on >= d.day
    where p.company_id = ${ctx.company} and p.product_id = ${productId} and p.cancelled_on is null
      and (to_char(date '1970-01-01' + c.born_on, 'MM-DD') = to_char(date '1970-01-01' + d.day, 'MM-DD')
        or (to_char(date '1970-01-01' + c.born_on, 'MM-DD') = '02-29'
          and to_char(date '1970-01-01' + d.day, 'MM-DD') = '03-01'
          and to_char(date '1970-01-01' + d.day - 1, 'MM-DD') <> '02-29'))
    order by p.holder_id, d.day, p.issued_at desc, p.id
    limit ${days.limit}`)
  return rows
}

/** Policies of a product whose holder named one of these days in an answer, as the policy stands now. */
export async function policiesWithDay(
  ctx: CompanyCtx,
  productId: string,
  { dataName, ...days }: Days & { dataName: string },
): Promise<DuePolicy[]> {
  const { rows } = await ctx.db.execute<{ policyId: string; named: string; isTest: boolean }>(sql`
    select p.id as "policyId", p.is_test as "isTest", t.answers ->> ${dataName} as named
    from policies p
    join lateral (
      select answers from policy_transactions t
      where t.company_id = p.company_id and t.policy_id = p.id order by t.place desc limit 1
    ) t on true
    where p.company_id = ${ctx.company} and p.product_id = ${productId} and p.cancelled_on is null
      and t.answers ->> ${dataName} between ${printDay(days.from)} and ${printDay(days.until)}
      and t.answers ->> ${dataName} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
    order by named desc, p.id
    limit ${days.limit}`)
  return rows.map(({ policyId, named, isTest }) => ({ policyId, isTest, day: parseDay(named) ?? 0 }))
}
