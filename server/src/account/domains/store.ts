import type { TakesOf } from '@coverwright/contract/platform'
import { domainOperations } from '@coverwright/contract/account/domains'
import { CLAIM_GRACE_DAYS } from '@coverwright/rules/account/domains'
import type { Day } from '@coverwright/rules/kernel'
import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { pageRows } from '../../platform/database'
import type { CompanyCtx } from '../../platform/operations'
import { domains } from './tables'

export type DomainRow = typeof domains.$inferSelect

const isDomain = (ctx: CompanyCtx, id: string) => and(eq(domains.companyId, ctx.company), eq(domains.id, id))

/** As `domainState` in the rules has it, where a list is narrowed to some of them. */
const stateOn = (now: Date, today: Day): SQL<string> => sql<string>`case
  when ${domains.stage} in ('apply', 'pending') then ${domains.stage}
  when ${domains.paidUntil} < ${today} then 'expired'
  when ${domains.lostAt} + make_interval(days => ${CLAIM_GRACE_DAYS}) <= ${now} then 'expired'
  when ${domains.stage} = 'binding' then 'binding'
  when ${domains.certificateUntil} <= ${now} then 'expired'
  when ${domains.target} is null then 'connected'
  else 'success' end`

export function pageDomains(ctx: CompanyCtx, wanted: TakesOf<typeof domainOperations.list>, today: Day) {
  const state = stateOn(ctx.now(), today)
  return pageRows(ctx, domainOperations.list, wanted, {
    from: ctx.db.select().from(domains).$dynamic(),
    company: domains.companyId,
    id: domains.id,
    searches: { name: domains.host },
    filters: {
      state: (values) =>
        sql`${state} in (${sql.join(
          values.map((value) => sql`${value}`),
          sql`, `,
        )})`,
    },
    sorts: { name: domains.host, madeAt: domains.madeAt },
  })
}

export async function findDomain(ctx: CompanyCtx, id: string): Promise<DomainRow | null> {
  const [row] = await ctx.db.select().from(domains).where(isDomain(ctx, id))
  return row ?? null
}

export async function findDomainByHost(ctx: CompanyCtx, host: string): Promise<DomainRow | null> {
  const isTheirs = and(eq(domains.companyId, ctx.company), eq(domains.host, host))
  const [row] = await ctx.db.select().from(domains).where(isTheirs).for('update')
  return row ?? null
}

/** Held until this transaction ends: nobody changes it between the refusals and the change. */
export async function lockDomain(ctx: CompanyCtx, id: string): Promise<DomainRow | null> {
  const [row] = await ctx.db.select().from(domains).where(isDomain(ctx, id)).for('update')
  return row ?? null
}

type Fresh = Pick<DomainRow, 'host' | 'isSubdomain' | 'way' | 'stage'> & Partial<DomainRow>

export async function insertDomain(ctx: CompanyCtx, made: Fresh): Promise<DomainRow> {
  const defaults = { autoRenew: made.way === 'bought', madeAt: ctx.now(), id: ctx.newId() }
  const [row] = await ctx.db
    .insert(domains)
    .values({ ...defaults, ...made, companyId: ctx.company })
    .returning()
  return row as DomainRow
}

export async function updateDomainRow(ctx: CompanyCtx, row: DomainRow, change: Partial<DomainRow>): Promise<DomainRow> {
  await ctx.db.update(domains).set(change).where(isDomain(ctx, row.id))
  return { ...row, ...change }
}

export async function deleteDomainRow(ctx: CompanyCtx, id: string) {
  await ctx.db.delete(domains).where(isDomain(ctx, id))
}

/** All that the clock looks after: whatever is past its order. */
export const listWatched = (ctx: CompanyCtx): Promise<DomainRow[]> =>
  ctx.db
    .select()
    .from(domains)
    .where(and(eq(domains.companyId, ctx.company), ne(domains.stage, 'apply')))

export const listApplying = (ctx: CompanyCtx): Promise<DomainRow[]> =>
  ctx.db
    .select()
    .from(domains)
    .where(and(eq(domains.companyId, ctx.company), eq(domains.stage, 'apply')))
