import { supportOperations } from '@coverwright/contract/staff/support'
import { bind } from '../../platform/operations'
import { getVersion } from './get-version'
import { getMaintenance, setMaintenance } from './maintenance'
import { listParkedEvents, retryParkedEvent } from './parked-events'

export const supportRoutes = bind(supportOperations, {
  getVersion,
  getMaintenance,
  setMaintenance,
  listParkedEvents,
  retryParkedEvent,
})
