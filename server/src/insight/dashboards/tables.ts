import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

/**
 * What was sold on a day of the company, counted as it happens: each statement that sells adds a row and waits for nobody,
 * and at night the rows of a day become one. Tests of products are not in it. '' stands for none. Kept by triggers.
 */
export const saleCounts = pgTable(
  'sale_counts',
  {
    companyId: uuid('company_id').notNull(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    day: integer('day').notNull(),
    productId: text('product_id').notNull(),
    channel: text('channel').notNull(),
    plan: text('plan').notNull(),
    currency: text('currency').notNull(),
    policies: integer('policies').notNull().default(0),
    quotes: integer('quotes').notNull().default(0),
    bought: integer('bought').notNull().default(0),
    /** Lines on the accounts of the premium, and what they come to: credits less debits. */
    lines: integer('lines').notNull().default(0),
    premiumMinor: bigint('premium_minor', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('sale_counts_by_day').on(table.companyId, table.day),
  ],
)
