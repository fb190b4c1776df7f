import { sql } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'

const areOf = (orderIds: readonly string[]) => sql`order_id = any(${sql.param([...orderIds])}::uuid[])`

type Hold = { orderId: string; code: string; until: Date; now: string }

/**
 * Takes one for the order, in one statement: of two who want the last one, the second waits for the row and finds it gone.
 * True as well where the order has it already. One that cannot be had leaves nothing behind.
 */
export async function holdOne(ctx: CompanyCtx, { orderId, code, until, now }: Hold): Promise<boolean> {
  const { rows } = await ctx.db.execute<{ kept: number; taken: number }>(sql`
    with kept as (
      insert into promotion_holds (company_id, order_id, code, state, until)
      values (${ctx.company}, ${orderId}, ${code}, 'held', ${until.toISOString()}::timestamptz)
      on conflict (company_id, order_id, code) do nothing returning code
    ), taken as (
      update promotion_codes c set held = c.held + 1 from kept, promotions p
      where c.company_id = ${ctx.company} and c.code = kept.code and ${isRedeemable(now)}
      returning c.code
    )
    select (select count(*)::int from kept) as kept, (select count(*)::int from taken) as taken`)
  const isMine = rows[0]?.kept === rows[0]?.taken
  if (!isMine) await dropUncounted(ctx, orderId, code)
  return isMine
}

const isRedeemable = (now: string) => sql`p.company_id = c.company_id and p.id = c.promotion_id and p.state = 'active'
  and (p.terms->>'startsAt' = '' or p.terms->>'startsAt' <= ${now})
  and (p.terms->>'expiresAt' = '' or p.terms->>'expiresAt' >= ${now}) and c.held + c.used < c.quota`

/**
 * How many are left of a code, whose row is this transaction's own where it is any. That none is left is read without a
 * lock: nobody waits, or writes, to be told so.
 */
export async function lockLeft(ctx: CompanyCtx, code: string, now: string): Promise<number> {
  const { rows } = await ctx.db.execute<{ left: number }>(sql`
    select c.quota - c.held - c.used as left from promotion_codes c, promotions p
    where c.company_id = ${ctx.company} and c.code = ${code} and ${isRedeemable(now)} for update of c`)
  return rows[0]?.left ?? 0
}

/** Which of these hold the code already. */
export async function listHolding(ctx: CompanyCtx, code: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`select order_id as id from promotion_holds
    where company_id = ${ctx.company} and code = ${code} and state = 'held' and ${areOf(ids)}`)
  return rows.map(({ id }) => id)
}

type NewHold = { id: string; until: Date }

/** For one batch; whoever calls has locked the code and knows that there are so many. Gives those who hold it now. */
export async function insertHolds(ctx: CompanyCtx, code: string, holds: readonly NewHold[]): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    with kept as (
      insert into promotion_holds (company_id, order_id, code, state, until)
      select ${ctx.company}::uuid, h.id, ${code}::text, 'held', h.until
      from jsonb_to_recordset(${JSON.stringify(holds)}::jsonb) as h(id uuid, until timestamptz)
      on conflict (company_id, order_id, code) do nothing returning order_id
    ), taken as (
      update promotion_codes set held = held + (select count(*)::int from kept)
      where company_id = ${ctx.company} and code = ${code}
    )
    select order_id as id from kept`)
  return rows.map(({ id }) => id)
}

type TakingOver = { from: string; orderId: string; code: string; until: Date }

/** What was held for a quote is the order's, and for as long as the order may take; false where it is gone. */
export async function takeOver(ctx: CompanyCtx, { from, orderId, code, until }: TakingOver): Promise<boolean> {
  const { rows } = await ctx.db.execute(sql`
    update promotion_holds set order_id = ${orderId}, until = ${until.toISOString()}::timestamptz
    where company_id = ${ctx.company} and order_id = ${from} and code = ${code} and state = 'held' returning code`)
  return rows.length > 0
}

/** A hold that came to nothing was never counted, so letting it go later would count what is not there. */
const dropUncounted = (ctx: CompanyCtx, orderId: string, code: string) =>
  ctx.db.execute(sql`delete from promotion_holds
    where company_id = ${ctx.company} and order_id = ${orderId} and code = ${code} and state = 'held'`)

/** All that the order holds becomes used, once; gives the codes. What was let go meanwhile is not among them. */
export async function useHeld(ctx: CompanyCtx, orderId: string): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ code: string }>(sql`
    with mine as (
      update promotion_holds set state = 'used'
      where company_id = ${ctx.company} and order_id = ${orderId} and state = 'held' returning code
    )
    update promotion_codes c set held = c.held - 1, used = c.used + 1 from mine
    where c.company_id = ${ctx.company} and c.code = mine.code returning c.code`)
  return rows.map(({ code }) => code)
}

/** What the order has used so far, now or before. */
export async function listUsed(ctx: CompanyCtx, orderId: string): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ code: string }>(sql`
    select code from promotion_holds where company_id = ${ctx.company} and order_id = ${orderId} and state = 'used'`)
  return rows.map(({ code }) => code)
}

/** What these orders hold goes back; what they have used stays used. */
export const letGo = (ctx: CompanyCtx, orderIds: readonly string[]): Promise<number> =>
  goBack(ctx, sql`state = 'held' and ${areOf(orderIds)}`)

/** All of it goes back, what they have used too. */
export const giveBack = (ctx: CompanyCtx, orderIds: readonly string[]): Promise<number> => goBack(ctx, areOf(orderIds))

/** What nobody paid for in its time, at most so many at once. */
export async function letGoOverdue(ctx: CompanyCtx, most: number): Promise<number> {
  const due = sql`state = 'held' and (order_id, code) in (select order_id, code from promotion_holds
    where company_id = ${ctx.company} and state = 'held' and until < ${ctx.now().toISOString()}::timestamptz
    order by until limit ${most} for update skip locked)`
  return goBack(ctx, due)
}

async function goBack(ctx: CompanyCtx, which: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await ctx.db.execute<{ gone: number }>(sql`
    with gone as (
      delete from promotion_holds where company_id = ${ctx.company} and ${which} returning code, state
    ), counted as (
      select code, count(*) filter (where state = 'held')::int as held, count(*) filter (where state = 'used')::int as used
      from gone group by code order by code
    ), back as (
      update promotion_codes c set held = c.held - counted.held, used = c.used - counted.used from counted
      where c.company_id = ${ctx.company} and c.code = counted.code
    )
    select coalesce(sum(held + used), 0)::int as gone from counted`)
  return rows[0]?.gone ?? 0
}
