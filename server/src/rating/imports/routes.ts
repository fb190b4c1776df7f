import { importOperations } from '@coverwright/contract/rating/imports'
import { bind } from '../../platform/operations'
import { guardProducts, itself } from '../../design/products'
import { productOfImport } from './store'
import { activateImport } from './activate-import'
import { convertImport } from './convert-import'
import { correctRegion } from './correct-region'
import { getImport } from './get-import'
import { getImportFile } from './get-import-file'
import { listImports } from './list-imports'
import { listProblems } from './list-problems'
import { listSheetRows } from './list-sheet-rows'
import { saveMapping } from './save-mapping'
import { startImport } from './start-import'
import { cancelImport } from './cancel-import'
import { deleteImport } from './delete-import'
import { retryImport } from './retry-import'

const bound = bind(importOperations, {
  list: listImports,
  start: startImport,
  get: getImport,
  getFile: getImportFile,
  listRows: listSheetRows,
  correctRegion,
  saveMapping,
  convert: convertImport,
  activate: activateImport,
  cancel: cancelImport,
  retry: retryImport,
  delete: deleteImport,
  listProblems,
})

export const importRoutes = guardProducts(bound, { productId: itself, id: productOfImport })
