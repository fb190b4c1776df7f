import { sql } from 'drizzle-orm'
import { boolean, pgTable, primaryKey, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true }).notNull()

/** Who has the form of a product open. A row counts until `until`; whoever still has it open moves that on. */
export const formEditing = pgTable(
  'form_editing',
  {
    companyId: uuid('company_id').notNull(),
    productId: uuid('product_id').notNull(),
    personId: uuid('person_id').notNull(),
    isEditor: boolean('is_editor').notNull(),
    since: at('since'),
    until: at('until'),
  },
  (table) => [
    primaryKey({ name: 'form_editing_person_once', columns: [table.companyId, table.productId, table.personId] }),
    uniqueIndex('form_one_editor')
      .on(table.companyId, table.productId)
      .where(sql`is_editor`),
  ],
)
