import type { FileKind, FilePlace, FilePurpose, UploadPurpose, UploadState } from '@coverwright/rules/company/media'
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** A file that was announced and is on its way; swept when it never comes. */
export const uploads = pgTable(
  'uploads',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    /** Null for what a buyer sends, who is no member. */
    memberId: uuid('member_id'),
    purpose: text('purpose').$type<UploadPurpose>().notNull(),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    key: text('key').notNull(),
    /** Ids of the pieces that it comes in, in their order; null for what is sent in one go. */
    pieces: jsonb('pieces').$type<string[]>(),
    state: text('state').$type<UploadState>().notNull().default('waiting'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('uploads_by_end').on(table.companyId, table.expiresAt),
  ],
)

/** A file that was looked through and is kept. */
export const files = pgTable(
  'files',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    purpose: text('purpose').$type<FilePurpose>().notNull(),
    name: text('name').notNull(),
    kind: text('kind').$type<FileKind>().notNull(),
    size: integer('size').notNull(),
    /** Of the bytes that are kept, in hex. */
    sha256: text('sha256').notNull(),
    width: integer('width'),
    height: integer('height'),
    key: text('key').notNull(),
    madeBy: uuid('made_by'),
    madeAt: at('made_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('files_by_purpose').on(table.companyId, table.purpose, table.madeAt),
  ],
)

/** Which file stands where: one in each place, and none that stands somewhere goes away. */
export const fileHolds = pgTable(
  'file_holds',
  {
    companyId: uuid('company_id').notNull(),
    place: text('place').$type<FilePlace>().notNull(),
    of: text('of').notNull(),
    fileId: uuid('file_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.place, table.of] }),
    foreignKey({
      name: 'file_is_held',
      columns: [table.companyId, table.fileId],
      foreignColumns: [files.companyId, files.id],
    }),
    index('file_holds_by_file').on(table.companyId, table.fileId),
  ],
)
