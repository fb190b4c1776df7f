import type { ImportResult, RegionPlan, SheetView } from '@coverwright/contract/rating/imports'
import type {
  ConvertProblem,
  EdgeMove,
  ImportState,
  MappedLabel,
  RememberedColumn,
  RememberedCross,
  SheetSurvey,
} from '@coverwright/rules/rating/imports'
import {
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true }).notNull()
const packed = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export type StoredPlan = {
  readonly regions: readonly RegionPlan[]
  readonly reasons: Readonly<Record<string, Readonly<Record<string, string>>>>
}
/** What else was decided about a table of this header. */
export type RememberedRest = {
  cross?: RememberedCross | null
  isChosen?: boolean
  /** Null when its sheet was kept apart from others of the same shape. */
  label?: MappedLabel | null
  /** How its edges were moved by hand; stands alone, under what was found before. */
  edges?: EdgeMove
}
export type StoredProblem = ConvertProblem & { readonly sheet: number; readonly regionId: string }
export type Failure = { code: string; values: Record<string, string | number> }

/** Files on their way to tables. A new run has a new `attempt`, so that an older one that comes late changes nothing. */
export const imports = pgTable(
  'imports',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    productId: uuid('product_id').notNull(),
    fileId: uuid('file_id').notNull(),
    fileName: text('file_name').notNull(),
    fileKind: text('file_kind').$type<'xlsx' | 'xls' | 'csv'>().notNull(),
    fileSize: integer('file_size').notNull(),
    state: text('state').$type<ImportState>().notNull(),
    attempt: integer('attempt').notNull(),
    progress: jsonb('progress').$type<{ done: number; of: number }>(),
    failure: jsonb('failure').$type<Failure>(),
    sheets: jsonb('sheets').$type<SheetSurvey[] & SheetView[]>().notNull(),
    plan: jsonb('plan').$type<StoredPlan>().notNull(),
    results: jsonb('results').$type<ImportResult[]>().notNull(),
    problems: jsonb('problems').$type<StoredProblem[]>().notNull(),
    problemCount: integer('problem_count').notNull(),
    madeBy: uuid('made_by'),
    madeAt: at('made_at'),
    updatedAt: at('updated_at'),
    /** When the running job last said that it runs. */
    aliveAt: at('alive_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('imports_by_product').on(table.companyId, table.productId, table.madeAt),
  ],
)

/** The sheets of a file for looking at, some hundred rows at a time. */
export const importChunks = pgTable(
  'import_chunks',
  {
    companyId: uuid('company_id').notNull(),
    importId: uuid('import_id').notNull(),
    sheet: integer('sheet').notNull(),
    chunk: integer('chunk').notNull(),
    rows: packed('rows').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.importId, table.sheet, table.chunk] }),
    foreignKey({
      columns: [table.companyId, table.importId],
      foreignColumns: [imports.companyId, imports.id],
    }).onDelete('cascade'),
  ],
)

/** How tables with the same header were mapped, for the next upload of the same sheet. */
export const importMappings = pgTable(
  'import_mappings',
  {
    companyId: uuid('company_id').notNull(),
    productId: uuid('product_id').notNull(),
    fingerprint: text('fingerprint').notNull(),
    columns: jsonb('columns').$type<Record<string, RememberedColumn>>().notNull(),
    tableId: uuid('table_id'),
    tableName: text('table_name').notNull(),
    use: text('use').$type<'pricing' | 'underwriting'>().notNull(),
    rest: jsonb('rest').$type<RememberedRest>().notNull().default({}),
    updatedAt: at('updated_at'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.productId, table.fingerprint] })],
)

/** How its things are called, for screens that know only their ids. */
export const importNames = {
  import: { company: imports.companyId, id: imports.id, name: imports.fileName },
}
