import { importOperations } from '@coverwright/contract/rating/imports'
import { bind } from '../../platform/operations'
import { guardProducts, itself } from '../../design/products'
import { productOfImport } from './store'
import { activateImport } from './activate-import'
import { convertImport } from './convert-import'
import { correctRegion } from './correct-region'
import { getImport, listImports, listProblems, listSheetRows } from './list-imports'
import { saveMapping } from './save-mapping'
import { startImport } from './start-import'
import { cancelImport, deleteImport, retryImport } from './stop-import'

const bound = bind(importOperations, {
  list: listImports,
  start: startImport,
  get: getImport,
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
