import { productOperations, setUpOperations } from '@coverwright/contract/design/products'
import { type Point, versionOperations } from '@coverwright/contract/release/versions'
import { useOperation, useWrite } from '../../platform/queries'

const changed = {
  refreshes: [versionOperations.getHistory, productOperations.get, productOperations.list, setUpOperations.get],
}

/** Of all drafts and versions, or of one. */
export const useHistory = (productId: string, bodyId: string) =>
  useOperation(versionOperations.getHistory, { productId, ...(bodyId ? { bodyId } : {}) }, { keepsLast: true })

/** The two points in the order in which they are compared; nothing is asked while one is missing. */
export const useComparison = (productId: string, before: Point | null, after: Point | null) =>
  useOperation(
    versionOperations.compare,
    { productId, before: before ?? 'oldest', after: after ?? 'oldest' },
    { enabled: before !== null && after !== null },
  )

export const useGoBack = () => useWrite(versionOperations.goBack, changed)
export const useExport = () => useWrite(versionOperations.exportProduct)
/** In what an uploaded product differs from one that is there. */
export const useImportComparison = (productId: string, fileId: string) =>
  useOperation(versionOperations.compareImport, { productId, fileId })
export const useTakeOver = () => useWrite(versionOperations.takeOverImport, changed)
export const useImport = () => useWrite(versionOperations.importProduct, changed)
