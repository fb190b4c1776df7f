import { tableOperations } from '@coverwright/contract/rating/tables'
import { bind } from '../../platform/operations'
import { guardProducts, itself } from '../../design/products'
import { productOfTable, productOfVersion } from './store'
import { addQuestions } from './add-questions'
import { activateVersion } from './activate-version'
import { askActivation } from './ask-activation'
import { deactivateVersion } from './deactivate-version'
import { setDates } from './set-dates'
import { checkVersion } from './check-version'
import { compareVersions } from './compare-versions'
import { copyVersion } from './copy-version'
import { discardVersion } from './discard-version'
import { createTable } from './create-table'
import { deleteTable } from './delete-table'
import { exportVersion } from './export-version'
import { listCellHistory } from './list-cell-history'
import { listChanges } from './list-changes'
import { findRows } from './find-rows'
import { listRows } from './list-rows'
import { getTable } from './get-table'
import { listTables } from './list-tables'
import { listVersions } from './list-versions'
import { updateCells } from './update-cells'
import { updateTable } from './update-table'

const bound = bind(tableOperations, {
  list: listTables,
  get: getTable,
  create: createTable,
  update: updateTable,
  delete: deleteTable,
  addQuestions,
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
  askActivation,
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
