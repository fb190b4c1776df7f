import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Switches of the whole installation that every process obeys at once. */
export const platformState = pgTable('platform_state', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
})
