import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Messages of other systems that were taken, by the id that their sender gave them: however often one comes, it is one. */
export const inboundMessages = pgTable(
  'inbound_messages',
  {
    companyId: uuid('company_id').notNull(),
    source: text('source').notNull(),
    messageId: text('message_id').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.source, table.messageId] }),
    index('inbound_messages_by_time').on(table.companyId, table.receivedAt),
  ],
)
