import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
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
  const now = ctx.now()
  const rows = [...kept].sort((a, b) => (a.email < b.email ? -1 : 1))
  const known = await ctx.db
    .insert(customers)
    .values(rows.map((row) => ({ companyId: ctx.company, id: ctx.newId(), ...row, madeAt: now, changedAt: now })))
    .onConflictDoUpdate({
      target: [customers.companyId, customers.email],
      targetWhere: isNull(customers.mergedInto),
      set: {
        name: sql`excluded.name`,
        language: sql`excluded.language`,
        phone: sql`coalesce(excluded.phone, ${customers.phone})`,
        bornOn: sql`coalesce(excluded.born_on, ${customers.bornOn})`,
        changedAt: now,
      },
    })
    .returning({ id: customers.id, email: customers.email })
  return new Map(known.map(({ id, email }) => [email ?? '', id]))
}

export async function findCustomers(ctx: CompanyCtx, ids: readonly string[]): Promise<Map<string, CustomerRow>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select()
    .from(customers)
    .where(and(eq(customers.companyId, ctx.company), inArray(customers.id, [...new Set(ids)])))
  return new Map(rows.map((row) => [row.id, row]))
}
