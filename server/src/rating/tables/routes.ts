import { tableOperations } from '@coverwright/contract/rating/tables'
import { bind } from '../../platform/operations'
import { guardProducts, itself } from '../../design/products'
import { productOfTable, productOfVersion } from './store'
import { activateVersion, deactivateVersion, setDates } from './activate-version'
import { checkVersion } from './check-version'
import { compareVersions } from './compare-versions'
import { copyVersion, discardVersion } from './copy-version'
import { createTable } from './create-table'
import { deleteTable } from './delete-table'
import { exportVersion } from './export-version'
import { listCellHistory } from './list-cell-history'
import { listChanges } from './list-changes'
import { findRows, listRows } from './list-rows'
import { getTable, listTables, listVersions } from './list-tables'
import { updateCells } from './update-cells'
import { updateTable } from './update-table'

const bound = bind(tableOperations, {
  list: listTables,
  get: getTable,
  create: createTable,
  update: updateTable,
  delete: deleteTable,
  listVersions,
  copyVersion,
  discardVersion,
  listRows,
  findRows,
  updateCells,
  listChanges,
  listCellHistory,
  checkVersion,
  compareVersions,
  activateVersion,
  deactivateVersion,
  setDates,
  exportVersion,
})

export const tableRoutes = guardProducts(bound, {
  productId: itself,
  id: productOfTable,
  tableId: productOfTable,
  versionId: productOfVersion,
  beforeId: productOfVersion,
  afterId: productOfVersion,
})
