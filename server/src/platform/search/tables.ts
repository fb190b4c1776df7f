import { customType, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

/** Compared byte by byte, whatever the database's language: the words that begin alike stand side by side. */
const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/**
 * The words that things are found by, one row each. Not an index over letters in the middle of a text: behind the tenant
 * wall PostgreSQL uses an index only for operators that cannot leak. Kept by triggers from the column `found_by`.
 */
export const foundWords = pgTable(
  'found_words',
  {
    companyId: uuid('company_id').notNull(),
    kind: text('kind').notNull(),
    word: plainText('word').notNull(),
    thingId: uuid('thing_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.kind, table.word, table.thingId] })],
)
