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
    /** The draft that it is open in: each of several has an editor of its own. */
    bodyId: uuid('body_id').notNull().default('00000000-0000-0000-0000-000000000000'),
    isEditor: boolean('is_editor').notNull(),
    since: at('since'),
    until: at('until'),
  },
  (table) => [
    primaryKey({ name: 'form_editing_person_once', columns: [table.companyId, table.productId, table.personId] }),
    uniqueIndex('form_one_editor')
      .on(table.companyId, table.productId, table.bodyId)
      .where(sql`is_editor`),
  ],
)
