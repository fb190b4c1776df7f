import { datasetOperations } from '@coverwright/contract/design/datasets'
import { mediaOperations } from '@coverwright/contract/company/media'
import { planOperations } from '@coverwright/contract/design/plans'
import { productOperations, setUpOperations } from '@coverwright/contract/design/products'
import { useOperation, useWrite } from '../../platform/queries'

export const usePlans = (productId: string) => useOperation(planOperations.get, { productId })
export const useUpdatePlans = () =>
  useWrite(planOperations.update, {
    refreshes: [planOperations.get, productOperations.get, setUpOperations.get, datasetOperations.get],
    quiet: true,
  })

/** Where a file can be read for the next hour. */
export const useFileAddress = (fileId: string) =>
  useOperation(mediaOperations.getFile, { fileId }, { quiet: true }).data?.url
