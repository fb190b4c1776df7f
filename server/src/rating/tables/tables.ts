import type { ChunkRef, TableColumn } from '@coverwright/rules/design/parts'
import type { TableUse, VersionState } from '@coverwright/rules/rating/tables'
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** A column and the data name or expression that it is most likely fed from: what a new look-up suggests. */
export type StoredColumn = TableColumn & { readonly source?: string }

export const rateTables = pgTable(
  'rate_tables',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    productId: uuid('product_id').notNull(),
    /** What recipes and guides call it. */
    key: text('key').notNull(),
    name: text('name').notNull(),
    use: text('use').$type<TableUse>().notNull(),
    columns: jsonb('columns').$type<StoredColumn[]>().notNull(),
    /** Row ids are given out once in the life of a table, so that a row keeps its history through every version. */
    nextRow: integer('next_row').notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('table_key_once').on(table.companyId, table.productId, table.key),
  ],
)

/** The rows of a table from a day to a day. A draft changes under a growing revision; what was active once never does. */
export const rateTableVersions = pgTable(
  'rate_table_versions',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    tableId: uuid('table_id').notNull(),
    number: integer('number').notNull(),
    state: text('state').$type<VersionState>().notNull(),
    effectiveFrom: date('effective_from').notNull(),
    effectiveTo: date('effective_to'),
    revision: integer('revision').notNull(),
    rowCount: integer('row_count').notNull(),
    /** Of the columns and the chunks: the same rows in the same order have the same. */
    hash: text('hash').notNull(),
    chunks: jsonb('chunks').$type<ChunkRef[]>().notNull(),
    /** The version it began as a copy of. */
    copiedFrom: uuid('copied_from'),
    importId: uuid('import_id'),
    fileId: uuid('file_id'),
    madeBy: uuid('made_by'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    activatedAt: at('activated_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.tableId],
      foreignColumns: [rateTables.companyId, rateTables.id],
    }).onDelete('cascade'),
    unique('table_version_number_once').on(table.companyId, table.tableId, table.number),
  ],
)

/** About a thousand rows under the hash of their text: versions that share rows share these. */
export const tableChunks = pgTable(
  'table_chunks',
  {
    companyId: uuid('company_id').notNull(),
    hash: text('hash').notNull(),
    rows: text('rows').notNull(),
    /** Something that was published or rated stands on it: it outlives its versions. */
    isKept: boolean('is_kept').notNull().default(false),
    createdAt: at('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.hash] })],
)

/** What checking the rows of a hash found: the same rows are never checked twice. */
export const tableChecks = pgTable(
  'table_checks',
  {
    companyId: uuid('company_id').notNull(),
    hash: text('hash').notNull(),
    outcome: jsonb('outcome').$type<unknown>().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.hash] })],
)

/** What every record of edits begins with. */
const editHead = () => ({
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  tableId: uuid('table_id').notNull(),
  versionId: uuid('version_id').notNull(),
  revision: integer('revision').notNull(),
  madeBy: uuid('made_by'),
  madeAt: at('made_at').notNull(),
})

/** Who made a cell what it is. `columnId` is empty for a row that came or went. */
export const tableEdits = pgTable(
  'table_edits',
  {
    ...editHead(),
    rowId: integer('row_id').notNull(),
    columnId: text('column_id').notNull(),
    /** In an object: a text alone in a column of JSON would be read as JSON itself. */
    before: jsonb('before').$type<{ cell: unknown }>(),
    after: jsonb('after').$type<{ cell: unknown }>(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.tableId],
      foreignColumns: [rateTables.companyId, rateTables.id],
    }).onDelete('cascade'),
    index('table_edits_by_row').on(table.companyId, table.tableId, table.rowId),
    index('table_edits_by_version').on(table.companyId, table.versionId, table.revision),
  ],
)

/** The same of batches that touched many cells: some thousand edits in one row of the database. */
export const tableEditBlocks = pgTable(
  'table_edit_blocks',
  {
    ...editHead(),
    lowRow: integer('low_row').notNull(),
    highRow: integer('high_row').notNull(),
    /** By row, as text, since it is only ever read whole. Null when all of these rows came. */
    edits: text('edits'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.tableId],
      foreignColumns: [rateTables.companyId, rateTables.id],
    }).onDelete('cascade'),
    index('table_edit_blocks_by_row').on(table.companyId, table.tableId, table.lowRow, table.highRow),
    index('table_edit_blocks_by_version').on(table.companyId, table.versionId, table.revision),
  ],
)

/** How its things are called, for screens that know only their ids. */
export const tableNames = {
  table: { company: rateTables.companyId, id: rateTables.id, name: rateTables.name },
}
