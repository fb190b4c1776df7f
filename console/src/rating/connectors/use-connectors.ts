import { connectorOperations as operations } from '@coverwright/contract/rating/connectors'
import type { ListState } from '@coverwright/ui/list'
import { useList, useOperation, useWrite } from '../../platform/queries'

/** The tabs are two lists, not two filters of one. */
const tabFilter = 'tab'
const usual: Partial<ListState> = { sort: { key: 'name', direction: 'up' } }
const changed = { refreshes: [operations.list, operations.get, operations.getUses] }
const ran = { refreshes: [operations.list, operations.listRuns] }

export const useConnectorList = () => useList(operations.list, { usual, tabFilter })
export const useRunList = () => useList(operations.listRuns, { tabFilter })
export const useConnector = (id: string) => useOperation(operations.get, { id }, { enabled: id !== '' })
export const useRun = (id: string) => useOperation(operations.getRun, { id })

export const useCreateConnector = () => useWrite(operations.create, { ...changed, quiet: true })
export const useUpdateConnector = () => useWrite(operations.update, { ...changed, quiet: true })
export const useDeleteConnector = () => useWrite(operations.delete, changed)
export const useRunConnector = () => useWrite(operations.run, ran)
export const useRetryRun = () => useWrite(operations.retryRun, ran)

export const useProductConnectors = (productId: string) => useOperation(operations.getUses, { productId })
