import type { Pass } from '@coverwright/rules/account/subscriptions'
import { sql } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'

type Counted = { size: Pass; online: number }

/** How many products of each size are live. */
export async function countOnline(ctx: CompanyCtx, besides: string | null = null): Promise<Counted[]> {
  const { rows } = await ctx.db.execute<Counted>(sql`
    select p.size, count(distinct p.id)::int as online from shells s
    join products p on p.company_id = s.company_id and p.id = s.product_id
    where s.company_id = ${ctx.company} and s.environment = 'live' and s.state = 'online'
      and (${besides}::uuid is null or s.product_id <> ${besides}::uuid)
    group by p.size`)
  return rows
}

export const countOthersOnline = async (ctx: CompanyCtx, productId: string, size: Pass): Promise<number> =>
  (await countOnline(ctx, productId)).find((each) => each.size === size)?.online ?? 0
