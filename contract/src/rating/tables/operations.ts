import { z } from 'zod'
import { operation, type Operations, Revision } from '../../platform'
import { RowView } from './column'
import {
  CellEditView,
  ChangesSince,
  CheckView,
  ComparisonView,
  MOST_ROW_CHANGES,
  RowChange,
  SavedCells,
  TableChange,
  TableDraft,
  TableVersionView,
  TableView,
} from './schema'
import { productsTopic } from '../../design/products'
import { tablesTopic } from './topics'

const TableId = z.object({ id: z.uuid() })
const VersionId = z.object({ versionId: z.uuid() })
const AtRevision = z.object({ versionId: z.uuid(), baseRevision: Revision })
const Days = { effectiveFrom: z.iso.date(), effectiveTo: z.iso.date().nullable() }
const read = { may: 'products.read' } as const
const write = { may: 'products.write', writes: true } as const

/** The rate tables of a product: their versions, their rows, and what is wrong with them. */
export const tableOperations = {
  list: operation({
    ...read,
    post: '/v1/pricetable/listTables',
    takes: z.object({ productId: z.uuid() }),
    gives: z.object({ tables: z.array(TableView) }),
    changesWith: [tablesTopic, productsTopic],
    says: 'The tables of a product with their versions, their checks and what uses them',
  }),
  get: operation({
    ...read,
    post: '/v1/pricetable/getTable',
    takes: TableId,
    gives: TableView,
    changesWith: [tablesTopic],
    says: 'One table with its versions, newest first',
  }),
  create: operation({
    ...write,
    post: '/v1/pricetable/createTable',
    takes: TableDraft,
    gives: TableView,
    says: 'A new table with an empty first draft',
  }),
  update: operation({
    ...write,
    post: '/v1/pricetable/updateTable',
    takes: TableChange,
    gives: TableView,
    says: 'Renames a table or its columns; what cells mean changes only while nothing was ever active',
  }),
  delete: operation({
    ...write,
    post: '/v1/pricetable/deleteTable',
    takes: TableId,
    gives: TableId,
    says: 'Deletes a table that no recipe and no guide uses',
  }),
  addQuestions: operation({
    ...write,
    post: '/v1/pricetable/addQuestions',
    takes: z.object({
      productId: z.uuid(),
      baseRevision: Revision,
      /** Titles of keys that are lists of what may apply at once: each of their rows is asked for, yes or no. */
      each: z.array(z.string().max(200)).max(60).default([]),
    }),
    gives: z.object({ added: z.int(), revision: z.int() }),
    says: 'Asks for every key of the tables that nothing answers yet: kind, options and limits are those of their rows',
  }),
  listVersions: operation({
    ...read,
    post: '/v1/pricetable/listVersions',
    takes: TableId,
    gives: z.object({ versions: z.array(TableVersionView) }),
    says: 'The versions of a table, newest first',
  }),
  copyVersion: operation({
    ...write,
    post: '/v1/pricetable/copyVersion',
    takes: VersionId,
    gives: TableVersionView,
    says: 'A new draft with the same rows; the version it is copied from stays as it is',
  }),
  discardVersion: operation({
    ...write,
    post: '/v1/pricetable/deleteVersion',
    takes: VersionId,
    gives: VersionId,
    says: 'Throws a draft away',
  }),
  listRows: operation({
    ...read,
    post: '/v1/pricetable/listRows',
    takes: z.object({
      versionId: z.uuid(),
      offset: z.int().min(0).max(10_000_000).default(0),
      limit: z.int().min(1).max(10_000).default(200),
    }),
    gives: z.object({ rows: z.array(RowView), total: z.int(), revision: z.int() }),
    says: 'A window of the rows of a version, from the top',
  }),
  findRows: operation({
    ...read,
    post: '/v1/pricetable/findRows',
    takes: z.object({
      versionId: z.uuid(),
      text: z.string().min(1).max(200),
      column: z.string().max(60).optional(),
      isWhole: z.boolean().default(false),
      isCaseKept: z.boolean().default(false),
    }),
    gives: z.object({
      total: z.int(),
      found: z.array(z.object({ at: z.int(), row: RowView, columns: z.array(z.string()) })),
    }),
    says: 'The rows that a text stands in, the first 500 of them',
  }),
  updateCells: operation({
    ...write,
    post: '/v1/pricetable/updateCells',
    takes: AtRevision.extend({ changes: z.array(RowChange).min(1).max(MOST_ROW_CHANGES) }),
    gives: SavedCells,
    says: 'Changes, adds and takes away rows of a draft, all of it or none, on the revision it was read at',
  }),
  listChanges: operation({
    ...read,
    post: '/v1/pricetable/listChanges',
    takes: z.object({ versionId: z.uuid(), since: Revision }),
    gives: ChangesSince,
    says: 'The rows of a draft that others changed since a revision, for whoever has the rest already',
  }),
  listCellHistory: operation({
    ...read,
    post: '/v1/pricetable/listCellHistory',
    takes: z.object({ tableId: z.uuid(), rowId: z.int32(), columnId: z.string().max(60).optional() }),
    gives: z.object({ edits: z.array(CellEditView) }),
    says: 'Who changed a cell or its row, when, from what to what, newest first',
  }),
  checkVersion: operation({
    ...read,
    post: '/v1/pricetable/checkVersion',
    keeps: true,
    takes: VersionId,
    gives: CheckView,
    says: 'Gaps, overlaps, unreachable rows, jumps and odd values, each with a customer that shows it',
  }),
  compareVersions: operation({
    ...read,
    post: '/v1/pricetable/compareVersions',
    takes: z.object({ beforeId: z.uuid(), afterId: z.uuid() }),
    gives: ComparisonView,
    says: 'Rows added, gone and changed between two versions of a table, by the customers they are for',
  }),
  activateVersion: operation({
    ...write,
    post: '/v1/pricetable/activateVersion',
    takes: AtRevision.extend({
      ...Days,
      /** Whoever activates has seen the hard findings and wants it nevertheless. */
      isAcknowledged: z.boolean().default(false),
      /** Earlier versions end the day before; without it a shared day is refused. */
      makesRoom: z.boolean().default(false),
    }),
    gives: TableView,
    says: 'Puts a version in force from a day on; its rows never change again',
  }),
  askActivation: operation({
    ...write,
    post: '/v1/pricetable/askActivation',
    takes: VersionId,
    gives: z.object({}),
    says: 'Asks colleagues to put a version in force, where the company wants a second person',
  }),
  deactivateVersion: operation({
    ...write,
    post: '/v1/pricetable/deactivateVersion',
    takes: AtRevision,
    gives: TableView,
    says: 'Takes a version out of force; what was rated with it stays',
  }),
  setDates: operation({
    ...write,
    post: '/v1/pricetable/setEffectiveDates',
    takes: AtRevision.extend({ ...Days, makesRoom: z.boolean().default(false) }),
    gives: TableView,
    says: 'The first and last day of a version',
  }),
  exportVersion: operation({
    ...write,
    may: 'products.read',
    secret: true,
    post: '/v1/pricetable/exportVersion',
    takes: VersionId,
    gives: z.object({ name: z.string(), url: z.string(), urlExpiresAt: z.iso.datetime() }),
    says: 'A version as an xlsx file that can be imported again, with formulas made harmless',
  }),
} satisfies Operations
