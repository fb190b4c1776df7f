import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Calls per subject (a person or an address) and minute, counted by all processes together. */
export const callCounts = pgTable(
  'call_counts',
  {
    subject: text('subject').notNull(),
    minute: timestamp('minute', { withTimezone: true }).notNull(),
    calls: integer('calls').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.minute] }), index('call_counts_by_minute').on(table.minute)],
)
