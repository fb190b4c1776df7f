import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Stands between two companies and belongs to both, so it is behind neither's wall: each query names its side. */
export const brokerConnections = pgTable(
  'broker_connections',
  {
    id: uuid('id').primaryKey(),
    insurer: uuid('insurer').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    broker: uuid('broker'),
    invitedBy: uuid('invited_by').notNull(),
    sentAt: at('sent_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    connectedAt: at('connected_at'),
    refusedAt: at('refused_at'),
  },
  (table) => [
    unique('broker_invited_once').on(table.insurer, table.emailKey),
    unique('broker_connected_once').on(table.insurer, table.broker),
    index('broker_connections_by_broker').on(table.broker),
  ],
)
