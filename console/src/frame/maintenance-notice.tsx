import { Maintenance } from '@coverwright/ui/page'
import { useMaintenanceEnd } from './use-maintenance'

/** Shown on every path while the operator has closed the house; goes away by itself. */
export function MaintenanceNotice() {
  useMaintenanceEnd()
  return (
    <div data-screen="maintenance-notice">
      <Maintenance />
    </div>
  )
}
