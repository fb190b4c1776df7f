export { supportOperations } from './operations'
export { MaintenanceView, VersionView } from './schema'
