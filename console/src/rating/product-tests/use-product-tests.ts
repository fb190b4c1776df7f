import { productTestOperations } from '@coverwright/contract/rating/product-tests'
import { setUpOperations } from '@coverwright/contract/design/products'
import { pricingOperations } from '@coverwright/contract/rating/pricing'
import { tableOperations } from '@coverwright/contract/rating/tables'
import { downloadText } from '../../platform/download'
import { useList, useOperation, useWrite } from '../../platform/queries'
import { useToast } from '../../platform/toast'

const { listTests, runTests } = productTestOperations
const changed = { refreshes: [listTests, runTests, setUpOperations.get] }

/** All of them, or those that fail with these tables. */
export const useTestList = (productId: string, tried: TriedWith) =>
  useList(listTests, { also: () => ({ productId, ...tried }) })

export type TablesTried = 'active' | 'newest'
/** The tables, and the day that tests of earlier days are tried on. */
export type TriedWith = { tables: TablesTried; on?: string }
export const useTestRun = (productId: string, tried: TriedWith) =>
  useOperation(runTests, { productId, ...tried }, { keepsLast: true })

export const useImportTests = () => useWrite(productTestOperations.importTests, changed)

/** Hands all tests to the person as a sheet; without any, its head to be filled in. */
export function useExportTests({ id, name }: { id: string; name: string }) {
  const withToast = useToast()
  const { mutateAsync: read } = useWrite(productTestOperations.exportTests)
  return () =>
    withToast(async () => {
      const sheet = await read({ productId: id })
      downloadText(`${name}, ${sheet.name}`, sheet.text, 'text/csv')
    })
}

export const useCreateTest = () => useWrite(productTestOperations.createTest, changed)
export const useUpdateTest = () => useWrite(productTestOperations.updateTest, changed)
export const useDeleteTest = () => useWrite(productTestOperations.deleteTest, changed)
export const useMakeCustomers = () => useWrite(pricingOperations.makeCustomers)

const tables = { refreshes: [tableOperations.list, tableOperations.get] }
export const useCopyVersion = () => useWrite(tableOperations.copyVersion, tables)
export const useUpdateCells = () => useWrite(tableOperations.updateCells, tables)
