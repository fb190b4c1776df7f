import type { WizardDraft } from '@coverwright/rules/release/designs'
import { jsonb, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What somebody chose for a product that is not made yet: one for each member, gone when it is made. */
export const productWizards = pgTable(
  'product_wizards',
  {
    companyId: uuid('company_id').notNull(),
    memberId: uuid('member_id').notNull(),
    draft: jsonb('draft').$type<WizardDraft>().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.memberId] })],
)
