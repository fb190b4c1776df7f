import { planOperations } from '@coverwright/contract/design/plans'
import { useOperation } from '../../platform/queries'

export const usePlans = (productId: string) => useOperation(planOperations.get, { productId })

/** Where a file can be read for the next hour. */
export const useFileAddress = (productId: string, fileId: string) =>
  useOperation(planOperations.getDocument, { productId, fileId }, { quiet: true }).data?.url
