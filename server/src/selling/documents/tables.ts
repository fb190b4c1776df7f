import type { UnderwritingMoment } from '@coverwright/rules/design/templates'
import type { Language } from '@coverwright/rules/languages'
import type { DocumentKind } from '@coverwright/rules/selling/documents'
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/** What was made on paper for one transaction of a policy. The file is one of the media room; this says what it is. */
export const documents = pgTable(
  'documents',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    policyId: uuid('policy_id').notNull(),
    /** The place of the transaction that it tells of. */
    transaction: integer('transaction').notNull(),
    kind: text('kind').$type<DocumentKind>().notNull(),
    language: text('language').$type<Language>().notNull(),
    name: text('name').notNull(),
    fileId: uuid('file_id').notNull(),
    size: integer('size').notNull(),
    /** Of its bytes, in hex. */
    sha256: text('sha256').notNull(),
    /** Of everything that stands in it, in hex: proves what it was made from. */
    madeOf: text('made_of').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('document_once').on(table.companyId, table.policyId, table.transaction, table.kind, table.language),
    index('documents_by_policy').on(table.companyId, table.policyId, table.madeAt),
  ],
)

/** What a product does not write to its buyers, though it could; no row means that it does. */
export const silencedMails = pgTable(
  'silenced_mails',
  {
    companyId: uuid('company_id').notNull(),
    productId: uuid('product_id').notNull(),
    moment: text('moment').$type<UnderwritingMoment>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.productId, table.moment] })],
)
