import type { Expected, KeptLine, TestCustomer } from '@coverwright/rules/rating/product-tests'
import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true }).notNull()

/** Customers with what must come out for them, kept with the product over all of its bodies. */
export const productTests = pgTable(
  'product_tests',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    productId: uuid('product_id').notNull(),
    title: text('title').notNull(),
    customer: jsonb('customer').$type<TestCustomer>().notNull(),
    expected: jsonb('expected').$type<Expected>().notNull(),
    /** How the expected price was worked out when it last came out; null where it never did. */
    worksheet: jsonb('worksheet').$type<KeptLine[]>(),
    origin: text('origin').$type<'made' | 'finding' | 'quote' | 'book' | 'sheet'>().notNull(),
    createdAt: at('created_at'),
    updatedAt: at('updated_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('product_tests_by_product').on(table.companyId, table.productId, table.createdAt),
  ],
)
