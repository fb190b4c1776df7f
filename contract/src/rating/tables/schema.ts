import { cellCodes, MAX_TABLE_NAME, mendKinds, tableUses, versionStates } from '@coverwright/rules/rating/tables'
import { z } from 'zod'
import { CellLines, CellView, RowView, TableColumns } from './column'

const Day = z.iso.date()

/** How many faults were found when these very rows were looked through; null when they were not yet. */
const CheckCounts = z.object({ hard: z.int(), soft: z.int(), broken: z.int() })

export const TableVersionView = z.object({
  id: z.uuid(),
  tableId: z.uuid(),
  number: z.int(),
  state: z.enum(versionStates),
  effectiveFrom: Day,
  effectiveTo: Day.nullable(),
  revision: z.int(),
  rowCount: z.int(),
  hash: z.string(),
  copiedFrom: z.uuid().nullable(),
  importId: z.uuid().nullable(),
  fileId: z.uuid().nullable(),
  madeBy: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  activatedAt: z.iso.datetime().nullable(),
  check: CheckCounts.nullable(),
  may: z.array(z.enum(['edit', 'activate', 'deactivate', 'copy', 'discard', 'setDates'])),
})
export type TableVersionView = z.infer<typeof TableVersionView>

export const TableView = z.object({
  id: z.uuid(),
  productId: z.uuid(),
  key: z.string(),
  name: z.string(),
  use: z.enum(tableUses),
  columns: TableColumns,
  /** Newest first. */
  versions: z.array(TableVersionView),
  /** Steps and rules that ask it, each with the columns that it names. */
  usedBy: z.array(
    z.object({ part: z.enum(['pricing', 'underwriting']), title: z.string(), columns: z.array(z.string()) }),
  ),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  may: z.array(z.enum(['edit', 'changeColumns', 'delete'])),
})
export type TableView = z.infer<typeof TableView>

const name = z.string().trim().min(1).max(MAX_TABLE_NAME)
const key = z.string().trim().min(1).max(60)

export const TableDraft = z.object({
  productId: z.uuid(),
  name,
  key: key.optional(),
  use: z.enum(tableUses),
  columns: TableColumns,
  effectiveFrom: Day,
})
export type TableDraft = z.infer<typeof TableDraft>

export const TableChange = z.object({
  id: z.uuid(),
  name: name.optional(),
  key: key.optional(),
  columns: TableColumns.optional(),
})
export type TableChange = z.infer<typeof TableChange>

/** Rows of one call; a table that is larger comes in several. */
export const MOST_ROW_CHANGES = 20_000

const RowIds = z.array(z.int32()).min(1).max(MOST_ROW_CHANGES)

/**
 * In order. `cells` has a line for each of `rows`. Rows that are inserted follow each other after the one that is named;
 * new ones come with negative ids of the caller's, and a row that is put back keeps the id it had.
 */
export const RowChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('set'), row: z.int32(), at: z.int().min(0).max(59), cell: CellView }),
  /** A rectangle, from the column `at` on. */
  z.object({ kind: z.literal('setMany'), rows: RowIds, at: z.int().min(0).max(59), cells: CellLines }),
  z.object({ kind: z.literal('insert'), rows: RowIds, after: z.int32().nullable(), cells: CellLines }),
  z.object({ kind: z.literal('delete'), rows: RowIds }),
])
export type RowChange = z.infer<typeof RowChange>

export const CellRefusalView = z.object({
  row: z.int(),
  at: z.int().nullable(),
  code: z.enum([...cellCodes, 'tables.rowGone', 'tables.rowWidth', 'tables.rowTaken']),
})
export type CellRefusalView = z.infer<typeof CellRefusalView>

export const SavedCells = z.object({
  revision: z.int(),
  hash: z.string(),
  rowCount: z.int(),
  /** The ids that new rows got, by the caller's negative ones: -5, -6, -7 became 41, 42, 43. */
  rowIds: z.array(z.object({ given: z.int(), id: z.int(), count: z.int() })),
  /** When there is any, nothing was saved. */
  refusals: z.array(CellRefusalView),
})
export type SavedCells = z.infer<typeof SavedCells>

/** What others did since a revision: rows as they are now, in order, each with the one it stands after. */
export const ChangesSince = z.object({
  revision: z.int(),
  /** Too much, or not by cells: the rows are read anew. */
  isWhole: z.boolean(),
  gone: z.array(z.int()),
  rows: z.array(RowView.extend({ after: z.int().nullable() })),
})
export type ChangesSince = z.infer<typeof ChangesSince>

export const CellEditView = z.object({
  id: z.uuid(),
  versionId: z.uuid(),
  versionNumber: z.int().nullable(),
  rowId: z.int(),
  kind: z.enum(['cell', 'rowCame', 'rowGone']),
  /** Empty for a row that came or went. */
  columnId: z.string(),
  before: z.json(),
  after: z.json(),
  madeBy: z.uuid().nullable(),
  madeByName: z.string(),
  madeAt: z.iso.datetime(),
})
export type CellEditView = z.infer<typeof CellEditView>

const Customer = z.record(z.string(), z.string())

/** By the ids of rows; a `set` says what stands there, and new rows are in the order they come in. */
const MendEditView = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('set'), row: z.int(), at: z.int(), was: CellView, cell: CellView }),
  z.object({ kind: z.literal('insert'), after: z.int(), cells: z.array(CellView) }),
  z.object({ kind: z.literal('delete'), row: z.int() }),
])

/** A way to mend a finding: all of its edits, or none. */
export const MendView = z.object({
  kind: z.enum(mendKinds),
  edits: z.array(MendEditView).min(1),
  keepsPrices: z.literal(true).optional(),
})
export type MendView = z.infer<typeof MendView>

/** A fault with the customer that shows it, by column id. Rows are counted from 0. */
export const FindingView = z.object({
  code: z.string(),
  isHard: z.boolean(),
  rows: z.array(z.int()),
  rowIds: z.array(z.int()),
  customer: Customer,
  other: Customer.nullable(),
  column: z.string().nullable(),
  /** Other columns where it is the same; left out where there are none. */
  alsoIn: z.array(z.string()).optional(),
  values: z.record(z.string(), z.string()),
  /** How many more customers it hits in the same way; left out where it is none. */
  alike: z.int().optional(),
  /** Left out where somebody has to think. */
  mends: z.array(MendView).optional(),
})
export type FindingView = z.infer<typeof FindingView>

export const CheckView = z.object({
  hash: z.string(),
  findings: z.array(FindingView),
  /** Cells that keep the table from being used at all. */
  broken: z.array(
    z.object({ code: z.string(), row: z.int().nullable(), rowId: z.int().nullable(), column: z.string() }),
  ),
  /** A value between two bands that no row takes, where nobody has said yet whether the answer has decimals. */
  between: z.object({ column: z.string(), value: z.string() }).optional(),
  /** Where nothing was found: who has no row although the table has each of these values; null where it is not known. */
  leftOut: z.record(z.string(), z.string()).nullable().optional(),
})
export type CheckView = z.infer<typeof CheckView>

export const ComparisonView = z.object({
  counts: z.object({ added: z.int(), gone: z.int(), changed: z.int(), same: z.int() }),
  /** At most a thousand of each, from the top. */
  added: z.array(z.object({ at: z.int(), row: RowView })),
  gone: z.array(z.object({ at: z.int(), row: RowView })),
  changed: z.array(z.object({ at: z.int(), before: RowView, after: RowView, columns: z.array(z.string()) })),
})
export type ComparisonView = z.infer<typeof ComparisonView>
