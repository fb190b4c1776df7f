import type { ProductRoom } from '../../design/products'
import type { CompanyCtx } from '../../platform/operations'
import { copyTables } from './copy-tables'
import { eraseTables } from './delete-table'
import { eraseExport } from './export-version'
import { tableRoutes } from './routes'
import { deleteLooseChecks, deleteLooseChunks } from './store'
import { tableNames } from './tables'

export { findVersion, listTablesOf, listVersionsOf } from './store'
export { activateVersion } from './activate-version'
export { addTableVersion, openTable } from './add-table-version'
export { bringInForce } from './bring-in-force'
export { readChunks } from './chunks'
export { countActiveVersions } from './count-store'
export { listTableChanges } from './list-table-changes'
export { dropDraft } from './drop-draft'
export { seedTablesDemo } from './demo'
export { putInForce } from './put-in-force'
export {
  freezeTables,
  keepTables,
  findTables,
  readFrozenTables,
  readRateTables,
  type ReadTable,
  type WantedVersions,
} from './read-rate-tables'

/** Rows that nothing refers to any more are kept this long, so that no work in flight loses them. */
const LOOSE_LIFE_MS = 24 * 60 * 60_000

async function sweepTables(ctx: CompanyCtx) {
  const before = new Date(ctx.now().getTime() - LOOSE_LIFE_MS)
  await deleteLooseChunks(ctx, before)
  await deleteLooseChecks(ctx, before)
}

export const tablesRoom: ProductRoom = {
  name: 'tables',
  operations: tableRoutes,
  names: tableNames,
  copyBeside: copyTables,
  eraseBeside: eraseTables,
  jobs: [eraseExport],
  chores: [{ task: 'tables.sweep', cron: '23 3 * * *', run: sweepTables }],
  constraints: { table_key_once: 'tables.keyTaken', table_version_number_once: 'tables.changed' },
}
