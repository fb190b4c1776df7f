import { and, eq, inArray, sql } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import { customers } from './tables'

export type CustomerRow = typeof customers.$inferSelect
type Kept = Pick<CustomerRow, 'name' | 'phone' | 'language' | 'bornOn'> & { email: string }

/**
 * The rows of the people with these mailboxes, made or brought up to date in one statement: two sales at once make one.
 * In one order for everybody, so that two who sell to the same people never wait for each other. Gives ids by mailbox.
 */
export async function keepCustomers(ctx: CompanyCtx, kept: readonly Kept[]): Promise<Map<string, string>> {
  if (kept.length === 0) return new Map()
  const now = ctx.now().toISOString()
  const rows = kept
    .map(({ bornOn, ...row }) => ({ ...row, id: ctx.newId(), born_on: bornOn }))
    .sort((a, b) => (a.email < b.email ? -1 : 1))
  // As one JSON: the statement stays the same however many there are.
  const { rows: known } = await ctx.db.execute<{ id: string; email: string }>(sql`
    insert into customers as c (company_id, id, name, email, phone, language, born_on, made_at, changed_at)
    select ${ctx.company}, id, name, email, phone, language, born_on, ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id uuid, name text, email text, phone text, language text, born_on int)
    on conflict (company_id, email) where merged_into is null do update set
      name = excluded.name, language = excluded.language, phone = coalesce(excluded.phone, c.phone),
      born_on = coalesce(excluded.born_on, c.born_on), changed_at = excluded.changed_at
    returning id, email`)
  return new Map(known.map(({ id, email }) => [email, id]))
}

export async function findCustomers(ctx: CompanyCtx, ids: readonly string[]): Promise<Map<string, CustomerRow>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select()
    .from(customers)
    .where(and(eq(customers.companyId, ctx.company), inArray(customers.id, [...new Set(ids)])))
  return new Map(rows.map((row) => [row.id, row]))
}
