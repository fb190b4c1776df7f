import type { Answers } from '@coverwright/rules/design/forms'
import type { Day } from '@coverwright/rules/kernel'
import { sql } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'

export type Insured = { answers: Answers; plan: string; addOns: string[] }

/** Enough to see what a release does, few enough that nobody waits for it while publishing. */
const MOST = 500

/**
 * What is in force of a product, the newest first, as each policy stands now. Policies stand above this room, so they
 * are read here as rows.
 */
export async function listInsured(ctx: CompanyCtx, productId: string, today: Day): Promise<Insured[]> {
  const { rows } = await ctx.db.execute<Insured>(sql`
    select t.answers, p.plan,
      array(select jsonb_path_query(t.price, '$.addOns[*].id') #>> '{}') as "addOns"
    from policies p
    cross join lateral (
      select answers, price from policy_transactions t
      where t.company_id = p.company_id and t.policy_id = p.id order by t.place desc limit 1) as t
    where p.company_id = ${ctx.company} and p.product_id = ${productId} and not p.is_test
      and p.cancelled_on is null and p.ends_on >= ${today}
    order by p.issued_at desc limit ${MOST}`)
  return rows
}
