import type { Room } from '../platform/operations'
import { settingsRoutes } from './routes'

export { findCompanySettings, findPersonSettings } from './store'

export const settings: Room = { name: 'settings', operations: settingsRoutes }
