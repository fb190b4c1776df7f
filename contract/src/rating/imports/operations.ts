import { z } from 'zod'
import { ReadAddress } from '../../company/media'
import { listOperation, oneId, operation, type Operations, pageOf } from '../../platform'
import { RegionEdges, RegionPlan } from './mapping-schema'
import { ConvertProblemView, ImportDetail, ImportView, SheetRowsView } from './schema'
import { importsTopic } from './topics'

const ImportId = z.object({ id: z.uuid() })
const read = { may: 'products.read' } as const
const write = { may: 'products.write', writes: true } as const
const InSheet = ImportId.extend({ sheet: z.int().min(0).max(100) })

/** From a spreadsheet to rate tables: identify, map, convert. */
export const importOperations = {
  list: listOperation({
    ...read,
    post: '/v1/csv/listImports',
    rows: ImportView,
    searches: ['fileName'],
    filters: { productId: oneId() },
    sorts: ['madeAt'],
    usual: '-madeAt',
    changesWith: [importsTopic],
    says: 'The files that were brought in',
  }),
  start: operation({
    ...write,
    post: '/v1/csv/identifyTable',
    takes: z.object({ productId: z.uuid(), fileId: z.uuid() }),
    gives: ImportView,
    says: 'Begins to look for tables in an uploaded file (purpose pricingTable)',
  }),
  get: operation({
    ...read,
    post: '/v1/csv/getImport',
    takes: ImportId,
    gives: ImportDetail,
    changesWith: [importsTopic],
    says: 'One import: the sheets with the tables found in them, how they are mapped and what is wrong with that',
  }),
  getFile: operation({
    ...read,
    post: '/v1/csv/getImportFile',
    takes: ImportId,
    gives: ReadAddress,
    says: 'Where the file of an import can be read for the next hour',
  }),
  listRows: operation({
    ...read,
    post: '/v1/csv/listSheetRows',
    takes: InSheet.extend({ from: z.int().min(0).max(1_100_000), count: z.int().min(1).max(400) }),
    gives: SheetRowsView,
    says: 'Rows of a sheet as they stand in the file',
  }),
  correctRegion: operation({
    ...write,
    post: '/v1/csv/correctRegion',
    takes: InSheet.extend({ regionId: z.string().max(20).nullable(), edges: RegionEdges }),
    gives: ImportDetail,
    says: 'Moves the edges of a found table, or adds one that was not found (`regionId` null)',
  }),
  saveMapping: operation({
    ...write,
    post: '/v1/csv/saveMapping',
    takes: ImportId.extend({ plan: z.array(RegionPlan).max(600) }),
    gives: ImportDetail,
    says: 'Saves what becomes of each table; what still keeps it from being converted comes back with it',
  }),
  convert: operation({
    ...write,
    post: '/v1/csv/convertTable',
    takes: ImportId,
    gives: ImportView,
    says: 'Begins to convert the chosen tables into drafts; nothing that is in force is touched',
  }),
  activate: operation({
    ...write,
    post: '/v1/csv/activateImport',
    takes: ImportId.extend({
      effectiveFrom: z.iso.date(),
      /** Whoever activates has seen the hard findings and wants it nevertheless. */
      isAcknowledged: z.boolean().default(false),
    }),
    gives: ImportView,
    says: 'Puts all drafts of an import in force from one day on, all or none; earlier versions end the day before',
  }),
  cancel: operation({
    ...write,
    post: '/v1/csv/cancelImport',
    takes: ImportId,
    gives: ImportView,
    says: 'Stops what is running',
  }),
  retry: operation({
    ...write,
    post: '/v1/csv/retryImport',
    takes: ImportId,
    gives: ImportView,
    says: 'Looks for tables once more',
  }),
  delete: operation({
    ...write,
    post: '/v1/csv/deleteImport',
    takes: ImportId,
    gives: ImportId,
    says: 'Forgets an import; its file and the tables made from it stay',
  }),
  listProblems: operation({
    ...read,
    post: '/v1/csv/listProblems',
    takes: ImportId.extend({
      page: z.int().min(1).max(10_000).default(1),
      pageSize: z.int().min(1).max(200).default(50),
    }),
    gives: pageOf(ConvertProblemView).extend({ kept: z.int() }),
    changesWith: [importsTopic],
    says: 'What was left out of the last conversion, each with its cell; the total is whole, the first are kept',
  }),
} satisfies Operations
