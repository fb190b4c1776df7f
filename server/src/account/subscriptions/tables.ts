import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

/** The statement of a month that is over, as it was drawn. */
export const monthStatements = pgTable(
  'month_statements',
  {
    companyId: uuid('company_id').notNull(),
    /** '2026-10'. */
    month: text('month').notNull(),
    fileId: uuid('file_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.month] })],
)
