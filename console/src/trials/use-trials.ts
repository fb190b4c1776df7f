import { trialOperations } from '@coverwright/contract/trials'
import { setUpOperations } from '@coverwright/contract/products'
import { pricingOperations } from '@coverwright/contract/pricing'
import { tableOperations } from '@coverwright/contract/tables'
import type { ListState } from '@coverwright/ui/list'
import { useMemo } from 'react'
import { useList, useOperation, useWrite } from '../platform/queries'

const topics = ['products', 'tables']
const { listTests, runTests } = trialOperations
const changed = { refreshes: [listTests, runTests, setUpOperations.get] }

export function useTestList(productId: string) {
  const asks = useMemo(
    () =>
      ({ search, page, size }: ListState) => ({ productId, search: search.trim(), page, pageSize: size }),
    [productId],
  )
  return useList(listTests, { asks, topics })
}

export type TablesTried = 'active' | 'newest'
export const useTestRun = (productId: string, tables: TablesTried) =>
  useOperation(runTests, { productId, tables }, { topics, keepsLast: true })

export const useCreateTest = () => useWrite(trialOperations.createTest, changed)
export const useUpdateTest = () => useWrite(trialOperations.updateTest, changed)
export const useDeleteTest = () => useWrite(trialOperations.deleteTest, changed)
export const useMakeCustomers = () => useWrite(pricingOperations.makeCustomers)

const tables = { refreshes: [tableOperations.list, tableOperations.get] }
export const useCopyVersion = () => useWrite(tableOperations.copyVersion, tables)
export const useUpdateCells = () => useWrite(tableOperations.updateCells, tables)
