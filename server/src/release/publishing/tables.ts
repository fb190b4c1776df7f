import { foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true }).notNull()

/** Places where a body is mounted. Publishing, swapping and rolling back only ever move this pointer. */
export const shells = pgTable(
  'shells',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    productId: uuid('product_id').notNull(),
    slug: text('slug').notNull(),
    bodyNumber: integer('body_number').notNull(),
    bodyHash: text('body_hash').notNull(),
    publishedAt: at('published_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('shells_by_product').on(table.companyId, table.productId),
    foreignKey({ columns: [table.slug], foreignColumns: [shellAddresses.slug], name: 'shell_address_known' }),
  ],
)

/** Outside the walls: a buyer has an address before anything says whose it is, and no two companies share one. */
export const shellAddresses = pgTable('shell_addresses', {
  slug: text('slug').primaryKey(),
  ownerCompany: uuid('owner_company').notNull(),
  shellId: uuid('shell_id').notNull(),
})
