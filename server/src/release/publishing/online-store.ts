import type { Pass } from '@coverwright/rules/account/subscriptions'
import type { ShellState } from '@coverwright/rules/release/publishing'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { isSeen, products } from '../../design/products'
import type { CompanyCtx } from '../../platform/operations'
import { shells } from './tables'

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

export type LiveShell = { id: string; slug: string; productId: string; title: string; state: ShellState }

/** Where products are sold now, by their names; one alone where its id is said. */
export async function listLiveShells(ctx: CompanyCtx, id: string | null = null): Promise<LiveShell[]> {
  return ctx.db
    .select({
      id: shells.id,
      slug: shells.slug,
      productId: shells.productId,
      title: products.name,
      state: shells.state,
    })
    .from(shells)
    .innerJoin(products, and(eq(products.companyId, shells.companyId), eq(products.id, shells.productId)))
    .where(
      and(
        eq(shells.companyId, ctx.company),
        eq(shells.environment, 'live'),
        ne(shells.state, 'trash'),
        id === null ? isSeen(ctx) : eq(shells.id, id),
      ),
    )
    .orderBy(asc(products.name), asc(shells.slug))
}

export const countOthersOnline = async (ctx: CompanyCtx, productId: string, size: Pass): Promise<number> =>
  (await countOnline(ctx, productId)).find((each) => each.size === size)?.online ?? 0
