import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import { customers } from './tables'

export type CustomerRow = typeof customers.$inferSelect
type Kept = Pick<CustomerRow, 'name' | 'email' | 'phone' | 'language' | 'bornOn'>

/** The row of the person with this mailbox, made or brought up to date in one statement: two sales at once make one. */
export async function keepCustomer(ctx: CompanyCtx, kept: Kept): Promise<string> {
  const row = { companyId: ctx.company, id: ctx.newId(), ...kept, madeAt: ctx.now(), changedAt: ctx.now() }
  const [known] = await ctx.db
    .insert(customers)
    .values(row)
    .onConflictDoUpdate({
      target: [customers.companyId, customers.email],
      targetWhere: isNull(customers.mergedInto),
      set: {
        name: kept.name,
        language: kept.language,
        phone: sql`coalesce(${kept.phone}, ${customers.phone})`,
        bornOn: sql`coalesce(${kept.bornOn}, ${customers.bornOn})`,
        changedAt: ctx.now(),
      },
    })
    .returning({ id: customers.id })
  if (!known) throw new Error('a customer was neither made nor found')
  return known.id
}

export async function findCustomers(ctx: CompanyCtx, ids: readonly string[]): Promise<Map<string, CustomerRow>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select()
    .from(customers)
    .where(and(eq(customers.companyId, ctx.company), inArray(customers.id, [...new Set(ids)])))
  return new Map(rows.map((row) => [row.id, row]))
}
