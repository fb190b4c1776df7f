import type { SideFigures } from '@coverwright/rules/release/canaries'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import { canaries } from './tables'

export type CanaryRow = typeof canaries.$inferSelect

const isCanary = (ctx: CompanyCtx, id: string) => and(eq(canaries.companyId, ctx.company), eq(canaries.id, id))

export async function insertCanary(ctx: CompanyCtx, row: CanaryRow) {
  await ctx.db.insert(canaries).values(row)
}

export async function updateCanary(ctx: CompanyCtx, id: string, change: Partial<CanaryRow>) {
  await ctx.db.update(canaries).set(change).where(isCanary(ctx, id))
}

export async function findCanary(ctx: CompanyCtx, id: string): Promise<CanaryRow | null> {
  const [row] = await ctx.db.select().from(canaries).where(isCanary(ctx, id))
  return row ?? null
}

/** For the guard of products. */
export const productOfCanary = async (ctx: CompanyCtx, id: string): Promise<string | null> =>
  (await findCanary(ctx, id))?.productId ?? null

/** The newest first. */
export async function listCanaryRows(ctx: CompanyCtx, productId: string): Promise<CanaryRow[]> {
  return ctx.db
    .select()
    .from(canaries)
    .where(and(eq(canaries.companyId, ctx.company), eq(canaries.productId, productId)))
    .orderBy(desc(canaries.startedAt))
    .limit(10)
}

type Pages = Pick<SideFigures, 'views' | 'errors' | 'slow'>
type Quoted = Omit<SideFigures, keyof Pages>
type Sides = Pick<CanaryRow, 'shellId' | 'productId' | 'releaseHash' | 'standingHash'>

const hashesOf = ({ releaseHash, standingHash }: Sides) => sql`${sql.param([releaseHash, standingHash])}::text[]`

/** What pages told of themselves, and what the server failed at, since the hour in which this moment is; by release. */
export async function countPages(ctx: CompanyCtx, sides: Sides, since: Date): Promise<Map<string, Pages>> {
  const hour = Math.floor(since.getTime() / 3_600_000)
  const counted = (event: string) => sql`coalesce(sum(count) filter (where event = ${event}), 0)::int`
  const { rows } = await ctx.db.execute<Pages & { hash: string }>(sql`
    select release_hash as hash, ${counted('seen')} as views,
      ${counted('error')} + ${counted('serverError')} as errors, ${counted('slow')} as slow
    from release_counts
    where company_id = ${ctx.company} and hour >= ${hour} and shell_id = ${sides.shellId}
      and release_hash = any(${hashesOf(sides)})
    group by 1`)
  return new Map(rows.map(({ hash, ...pages }) => [hash, pages]))
}

type Time = { readonly since: Date; readonly until: Date }

/** What rating said of quotes that were opened in a time; by release. Tests are none. */
export async function countQuotes(ctx: CompanyCtx, sides: Sides, { since, until }: Time): Promise<Map<string, Quoted>> {
  const { rows } = await ctx.db.execute<Record<keyof Quoted, number> & { hash: string }>(sql`
    select release_hash as hash, count(*) filter (where state <> 'open')::int as quotes,
      count(*) filter (where state = 'declined')::int as declined,
      count(*) filter (where state = 'referred')::int as referred,
      count(*) filter (where state = 'bought')::int as bought,
      count(*) filter (where state in ('priced', 'offered', 'bought') and price is not null)::int as priced,
      coalesce(sum((price -> 'total' ->> 'minor')::bigint)
        filter (where state in ('priced', 'offered', 'bought')), 0)::float8 as "pricedMinor"
    from quotes
    where company_id = ${ctx.company} and product_id = ${sides.productId} and opened_at >= ${since.toISOString()}
      and opened_at <= ${until.toISOString()}
      and shell_id = ${sides.shellId} and not is_test and release_hash = any(${hashesOf(sides)})
    group by 1`)
  return new Map(rows.map(({ hash, ...quoted }) => [hash, quoted]))
}
