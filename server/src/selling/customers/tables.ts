import type { Language } from '@coverwright/rules/languages'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** One row per person and company, whatever they are in it: holder, payer, insured, lead. Merged, never copied. */
export const customers = pgTable(
  'customers',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** Normalised; a person is found by one of the two. */
    email: text('email'),
    phone: text('phone'),
    language: text('language').$type<Language>().notNull(),
    bornOn: integer('born_on'),
    /** Set when this row turned out to be somebody who was known already. */
    mergedInto: uuid('merged_into'),
    madeAt: at('made_at').notNull(),
    changedAt: at('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('customer_email_once')
      .on(table.companyId, table.email)
      .where(sql`merged_into is null`),
    index('customers_by_phone').on(table.companyId, table.phone),
  ],
)

export const customerNames = {
  customer: { company: customers.companyId, id: customers.id, name: customers.name },
}
