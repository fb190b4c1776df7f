import { importOperations } from '@coverwright/contract/rating/imports'
import { bind } from '../../platform/operations'
import { activateImport } from './activate-import'
import { convertImport } from './convert-import'
import { correctRegion } from './correct-region'
import { getImport, listImports, listProblems, listSheetRows } from './list-imports'
import { saveMapping } from './save-mapping'
import { startImport } from './start-import'
import { cancelImport, deleteImport, retryImport } from './stop-import'

export const importRoutes = bind(importOperations, {
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
