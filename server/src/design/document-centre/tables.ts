import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

export const centreFolders = pgTable(
  'centre_folders',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('centre_folder_name_once').on(table.companyId, sql`lower(${table.name})`),
  ],
)

export const centreDocuments = pgTable(
  'centre_documents',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    folderId: uuid('folder_id'),
    /** Who may see it; null for everybody who may see documents. */
    people: uuid('people').array(),
    /** The number of its newest version. */
    newest: integer('newest').notNull(),
    revision: integer('revision').notNull().default(1),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('centre_document_name_once').on(table.companyId, sql`lower(${table.name})`),
    index('centre_documents_in_folder').on(table.companyId, table.folderId),
  ],
)

/** Only ever added to, and gone with their document. */
export const centreVersions = pgTable(
  'centre_versions',
  {
    companyId: uuid('company_id').notNull(),
    documentId: uuid('document_id').notNull(),
    number: integer('number').notNull(),
    fileId: uuid('file_id').notNull(),
    fileName: text('file_name').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    pages: integer('pages').notNull(),
    /** As it is searched. */
    words: text('words').notNull(),
    note: text('note').notNull(),
    addedBy: uuid('added_by'),
    addedAt: at('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.documentId, table.number] })],
)

export const centreNames = {
  centreDocument: { company: centreDocuments.companyId, id: centreDocuments.id, name: centreDocuments.name },
  centreFolder: { company: centreFolders.companyId, id: centreFolders.id, name: centreFolders.name },
}
