import { integer, jsonb, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Values are of the version beside them; reading brings them to today's (`openCompanySettings`). */
export const companySettings = pgTable('company_settings', {
  companyId: uuid('company_id').primaryKey(),
  version: integer('version').notNull(),
  values: jsonb('values').$type<Record<string, unknown>>().notNull(),
  changedBy: uuid('changed_by').notNull(),
  changedAt: at('changed_at').notNull(),
})

export const memberSettings = pgTable(
  'member_settings',
  {
    companyId: uuid('company_id').notNull(),
    memberId: uuid('member_id').notNull(),
    version: integer('version').notNull(),
    values: jsonb('values').$type<Record<string, unknown>>().notNull(),
    changedAt: at('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.memberId] })],
)
