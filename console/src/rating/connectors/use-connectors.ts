import { connectorOperations as operations } from '@coverwright/contract/rating/connectors'
import { useList, useOperation, useWrite } from '../../platform/queries'

const changed = { refreshes: [operations.list, operations.get, operations.getUses] }
const ran = { refreshes: [operations.list, operations.listRuns] }

export const useConnectorList = () => useList(operations.list)
export const useRunList = () => useList(operations.listRuns)
export const useConnector = (id: string) => useOperation(operations.get, { id }, { enabled: id !== '' })
export const useRun = (id: string) => useOperation(operations.getRun, { id })

export const useCreateConnector = () => useWrite(operations.create, { ...changed, quiet: true })
export const useUpdateConnector = () => useWrite(operations.update, { ...changed, quiet: true })
export const useDeleteConnector = () => useWrite(operations.delete, changed)
export const useRunConnector = () => useWrite(operations.run, ran)
export const useRetryRun = () => useWrite(operations.retryRun, ran)

export const useProductConnectors = (productId: string) => useOperation(operations.getUses, { productId })
