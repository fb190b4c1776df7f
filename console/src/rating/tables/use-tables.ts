import { tableOperations } from '@coverwright/contract/rating/tables'
import { productOperations } from '@coverwright/contract/design/products'
import { pricingOperations } from '@coverwright/contract/rating/pricing'
import { productTestOperations } from '@coverwright/contract/rating/product-tests'
import { useLocation } from '@tanstack/react-router'
import { useOperation, useWrite } from '../../platform/queries'

const { checkVersion, compareVersions, get, list, listCellHistory } = tableOperations
const changed = { refreshes: [list, get] }

/** Which table, and which version of it, this address speaks of. */
export const useTablePlace = () => useLocation().search as { product?: string; table?: string; version?: string }

export const tableAt = (product: string, table: string, version?: string) =>
  `/setting-page/table?product=${product}&table=${table}${version ? `&version=${version}` : ''}`

export const useTables = (productId: string) => useOperation(list, { productId })
export const useTable = (id: string | undefined) => useOperation(get, { id: id ?? '' }, { enabled: Boolean(id) })

export const useCheck = (versionId: string, enabled: boolean) =>
  useOperation(checkVersion, { versionId }, { enabled, keepsLast: true })
export const useComparison = (beforeId: string | undefined, afterId: string, enabled: boolean) =>
  useOperation(
    compareVersions,
    { beforeId: beforeId ?? afterId, afterId },
    { enabled: enabled && Boolean(beforeId), keepsLast: true },
  )
export const useCellHistory = (tableId: string, rowId: number | undefined, columnId: string | undefined) =>
  useOperation(
    listCellHistory,
    { tableId, rowId: rowId ?? 0, ...(columnId && { columnId }) },
    { enabled: rowId !== undefined && rowId > 0 },
  )

export const useCreateTable = () => useWrite(tableOperations.create, changed)
export const useUpdateTable = () => useWrite(tableOperations.update, changed)
export const useDeleteTable = () => useWrite(tableOperations.delete, changed)
/** The product asks more from now on: whatever reads its questions or its tables is read anew. */
export const useAddQuestions = () =>
  useWrite(tableOperations.addQuestions, { refreshes: [list, get, productOperations.get, pricingOperations.get] })
export const useCopyVersion = () => useWrite(tableOperations.copyVersion, changed)
export const useDiscardVersion = () => useWrite(tableOperations.discardVersion, changed)
export const useActivateVersion = () => useWrite(tableOperations.activateVersion, changed)
export const useAskActivation = () => useWrite(tableOperations.askActivation)
export const useDeactivateVersion = () => useWrite(tableOperations.deactivateVersion, changed)
export const useSetDates = () => useWrite(tableOperations.setDates, changed)
export const useExportVersion = () => useWrite(tableOperations.exportVersion)
export const useKeepTest = () =>
  useWrite(productTestOperations.createTest, { refreshes: [productTestOperations.listTests] })
