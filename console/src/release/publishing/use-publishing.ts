import { productOperations, setUpOperations } from '@coverwright/contract/design/products'
import {
  needOperations,
  publisherOperations,
  publishingOperations,
  shellOperations,
} from '@coverwright/contract/release/publishing'
import { scheduleOperations } from '@coverwright/contract/release/schedules'
import { useList, useOperation, useWrite } from '../../platform/queries'

/** Everything that shows where a product stands. */
const changed = {
  refreshes: [
    ...Object.values(publisherOperations),
    publishingOperations.listShells,
    needOperations.get,
    productOperations.get,
    productOperations.list,
    setUpOperations.get,
    scheduleOperations.list,
  ],
}

export const useShelf = () => useList(publisherOperations.listForSale)
export const useTrash = () => useList(publisherOperations.listTrash)
export const usePublisher = (productId: string) => useOperation(publisherOperations.get, { productId })
export const useNeeds = (productId: string) => useOperation(needOperations.get, { productId })
export const useComparison = (productId: string) => useOperation(publisherOperations.compare, { productId })
/** What was scheduled for one product, the latest first. */
export const useSchedules = (productId: string) =>
  useOperation(scheduleOperations.list, { pageSize: 20, filter: { product: productId } })

export const usePublishBody = () => useWrite(publishingOperations.publishBody, changed)
export const usePreLive = () => useWrite(publishingOperations.publishToPreLive, changed)
export const useMountRelease = () => useWrite(publishingOperations.mountRelease, changed)
export const useRenewLink = () => useWrite(publishingOperations.renewLink, changed)
export const useCreateSchedule = () => useWrite(scheduleOperations.create, changed)
export const useMoveSchedule = () => useWrite(scheduleOperations.update, changed)
export const useCancelSchedule = () => useWrite(scheduleOperations.cancel, changed)

export const useShellWrites = () => ({
  rollBack: useWrite(shellOperations.rollBack, changed),
  takeOffline: useWrite(shellOperations.takeOffline, changed),
  goOnline: useWrite(shellOperations.goOnline, changed),
  discard: useWrite(shellOperations.discard, changed),
  restore: useWrite(shellOperations.restore, changed),
  remove: useWrite(shellOperations.remove, changed),
})
export const useRenewShell = () => useWrite(shellOperations.renew, changed)
export const useUpdateShell = () => useWrite(shellOperations.update, changed)
