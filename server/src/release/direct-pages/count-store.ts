import type { PageEvent } from '@coverwright/rules/release/direct-pages'
import { sql } from 'drizzle-orm'
import type { CompanyCtx, Db } from '../../platform/operations'
import { directPageCounts } from './tables'

type Place = { db: Db; company: string }
type Counted = { hour: number; pageId: string; campaign: string; event: PageEvent }

/** More campaigns of a page in an hour than this are somebody who makes them up: they are counted without their names. */
const MOST_CAMPAIGNS = 50

export async function countPageEvent({ db, company }: Place, { hour, pageId, campaign, event }: Counted) {
  await db.execute(sql`
    insert into direct_page_counts as kept (company_id, hour, page_id, campaign, event, count)
    select ${company}, ${hour}, ${pageId},
      case when (select count(distinct c.campaign) from direct_page_counts c
          where c.company_id = ${company} and c.hour = ${hour} and c.page_id = ${pageId} and c.campaign <> ${campaign})
        >= ${MOST_CAMPAIGNS} then '' else ${campaign}::text end, ${event}, 1
    on conflict (company_id, hour, page_id, campaign, event) do update set count = kept.count + 1`)
}

export type PageFigures = {
  pageId: string
  campaign: string
  visits: number
  went: number
  policies: number
  currency: string
  minor: number
}

/** What came of each page: looked at, gone on to the product, bought. Tests are outside of every figure. */
export async function readFigures(ctx: Pick<CompanyCtx, 'db' | 'company'>, ids: readonly string[]) {
  if (ids.length === 0) return []
  const pages = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const { rows } = await ctx.db.execute<PageFigures>(sql`
    select page_id::text as "pageId", campaign, sum(case when event = 'seen' then count else 0 end)::int as visits,
      sum(case when event = 'went' then count else 0 end)::int as went, 0 as policies, '' as currency, 0::float8 as minor
    from direct_page_counts where company_id = ${ctx.company} and page_id in (${pages}) group by page_id, campaign
    union all
    select page_id::text, campaign, 0, 0, count(*)::int, currency, sum(total_minor)::float8
    from policies where company_id = ${ctx.company} and page_id in (${pages}) and not is_test
    group by page_id, campaign, currency`)
  return rows
}

export type SeenPage = Counted & { count: number }

/** Visits that were, for a demo. */
export async function insertPageCounts(ctx: CompanyCtx, seen: readonly SeenPage[]) {
  for (const each of seen) await ctx.db.insert(directPageCounts).values({ ...each, companyId: ctx.company })
}
