import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** One row per Idempotency-Key: who used it for what, and the answer that a repeat gets. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    companyId: uuid('company_id').notNull(),
    /** The key with its caller and operation, hashed: the key itself opens a sealed answer, so it is not kept. */
    keyHash: text('key_hash').notNull(),
    requestHash: text('request_hash').notNull(),
    answer: text('answer'),
    isSealed: boolean('is_sealed').notNull().default(false),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.keyHash] }),
    index('idempotency_keys_used_at').on(table.usedAt),
  ],
)
