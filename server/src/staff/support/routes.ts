import { supportOperations } from '@coverwright/contract/staff/support'
import { bind } from '../../platform/operations'
import { getVersion } from './get-version'
import { getMaintenance } from './get-maintenance'
import { setMaintenance } from './set-maintenance'
import { listParkedEvents } from './list-parked-events'
import { retryParkedEvent } from './retry-parked-event'

export const supportRoutes = bind(supportOperations, {
  getVersion,
  getMaintenance,
  setMaintenance,
  listParkedEvents,
  retryParkedEvent,
})
