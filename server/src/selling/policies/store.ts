import type { TakesOf } from '@coverwright/contract/platform'
import { policyOperations } from '@coverwright/contract/selling/policies'
import type { Day } from '@coverwright/rules/kernel'
import type { PolicyState } from '@coverwright/rules/selling/policies'
import { and, asc, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { inOnePacket, insertRows, pageRows, type Taken } from '../../platform/database'
import type { CompanyCtx } from '../../platform/operations'
import { isFoundBy } from '../../platform/search'
import { policies, policyTransactions } from './tables'

export type PolicyRow = typeof policies.$inferSelect
export type TransactionRow = typeof policyTransactions.$inferSelect

const isPolicy = (ctx: CompanyCtx, id: string) => and(eq(policies.companyId, ctx.company), eq(policies.id, id))

/** A policy is for what was answered and what was paid: taken from its quote and its order. The caller holds both. */
const asSold: Taken<'answers' | 'price'> = {
  columns: { answers: 'q.answers', price: 'o.price' },
  join: `
    join policies p on p.company_id = r.company_id and p.id = r.policy_id
    join orders o on o.company_id = r.company_id and o.id = p.order_id
    join quotes q on q.company_id = r.company_id and q.id = p.quote_id`,
}

export type FirstTransaction = Omit<TransactionRow, keyof typeof asSold.columns>

export async function insertPolicies(
  ctx: CompanyCtx,
  issued: readonly { policy: PolicyRow; transaction: FirstTransaction }[],
) {
  const rows = issued.map(({ policy }) => policy)
  const transactions = issued.map(({ transaction }) => transaction)
  await inOnePacket([insertRows(ctx, policies, rows), insertRows(ctx, policyTransactions, transactions, asSold)])
}

export const insertTransaction = async (ctx: CompanyCtx, row: TransactionRow) =>
  void (await ctx.db.insert(policyTransactions).values(row))

export async function setCancelled(ctx: CompanyCtx, id: string, cancelledOn: Day) {
  await ctx.db.update(policies).set({ cancelledOn }).where(isPolicy(ctx, id))
}

export async function findPolicy(ctx: CompanyCtx, id: string): Promise<PolicyRow | null> {
  const [row] = await ctx.db.select().from(policies).where(isPolicy(ctx, id))
  return row ?? null
}

/** Held until this transaction ends: of two who cancel it, the second finds it cancelled. */
export async function lockPolicy(ctx: CompanyCtx, id: string): Promise<PolicyRow | null> {
  const [row] = await ctx.db.select().from(policies).where(isPolicy(ctx, id)).for('update')
  return row ?? null
}

export async function findByToken(ctx: CompanyCtx, tokenHash: string): Promise<PolicyRow | null> {
  const [row] = await ctx.db
    .select()
    .from(policies)
    .where(and(eq(policies.companyId, ctx.company), eq(policies.tokenHash, tokenHash)))
  return row ?? null
}

/** In the order they were written. */
export async function listTransactions(ctx: CompanyCtx, policyId: string): Promise<TransactionRow[]> {
  return ctx.db
    .select()
    .from(policyTransactions)
    .where(and(eq(policyTransactions.companyId, ctx.company), eq(policyTransactions.policyId, policyId)))
    .orderBy(asc(policyTransactions.place))
}

export async function listOfHolder(ctx: CompanyCtx, { id, holderId }: PolicyRow, most: number): Promise<PolicyRow[]> {
  return ctx.db
    .select()
    .from(policies)
    .where(and(eq(policies.companyId, ctx.company), eq(policies.holderId, holderId), ne(policies.id, id)))
    .orderBy(desc(policies.issuedAt))
    .limit(most)
}

/** The same as `policyStateOn`, for the database. */
const stateIs = (state: PolicyState, today: Day): SQL | undefined => {
  const { startsOn, endsOn, cancelledOn } = policies
  const cancelled = sql`${cancelledOn} <= greatest(${today}, ${startsOn})`
  const going = or(isNull(cancelledOn), sql`not (${cancelled})`)
  switch (state) {
    case 'cancelled':
      return cancelled
    case 'upcoming':
      return and(going, sql`${startsOn} > ${today}`)
    case 'ended':
      return and(going, sql`${endsOn} < ${today}`)
    case 'inForce':
      return and(going, sql`${startsOn} <= ${today}`, sql`${endsOn} >= ${today}`)
  }
}

const isLive = eq(policies.isTest, false)

const found = { kind: 'policy', id: policies.id, foundBy: policies.foundBy }

export async function pagePolicies(
  ctx: CompanyCtx,
  { search, ...wanted }: Omit<TakesOf<typeof policyOperations.listPolicies>, 'language'>,
  today: Day,
) {
  const where = and(await isFoundBy(ctx, search, found), wanted.filter.tests?.length ? undefined : isLive)
  return pageRows(
    ctx,
    policyOperations.listPolicies,
    { ...wanted, search: '' },
    {
      from: ctx.db.select().from(policies).$dynamic(),
      company: policies.companyId,
      id: policies.id,
      where,
      searches: { foundBy: policies.foundBy },
      filters: {
        state: (states) => or(...states.map((state) => stateIs(state, today))),
        productId: policies.productId,
        tests: ([which]) => (which === 'only' ? eq(policies.isTest, true) : undefined),
      },
      sorts: {
        issuedAt: policies.issuedAt,
        number: policies.number,
        startDate: policies.startsOn,
        total: policies.totalMinor,
      },
    },
  )
}

/** Product by product: one look into the index each, however many policies there are. */
export async function listSoldProducts(ctx: CompanyCtx): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select p.id from products p where p.company_id = ${ctx.company}
      and exists (select from policies s where s.company_id = p.company_id and s.product_id = p.id)`)
  return rows.map(({ id }) => id)
}

export async function listNumbers(ctx: CompanyCtx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id: policies.id, number: policies.number })
    .from(policies)
    .where(and(eq(policies.companyId, ctx.company), inArray(policies.id, [...ids])))
  return new Map(rows.map(({ id, number }) => [id, number]))
}

export const listNewest = (ctx: CompanyCtx, most: number): Promise<PolicyRow[]> =>
  ctx.db.select().from(policies).where(eq(policies.companyId, ctx.company)).orderBy(desc(policies.issuedAt)).limit(most)

/** The newest of those that it finds. */
export async function findFew(ctx: CompanyCtx, text: string, most: number): Promise<PolicyRow[]> {
  const isFound = await isFoundBy(ctx, text, found)
  if (!isFound) return []
  return ctx.db
    .select()
    .from(policies)
    .where(and(eq(policies.companyId, ctx.company), isFound))
    .orderBy(desc(policies.issuedAt))
    .limit(most)
}
