export { supportOperations } from './operations'
export { MaintenanceView, ParkedEventView, VersionView } from './schema'
