import { companySettingsChanged } from '@coverwright/contract/company/settings'
import type { Room } from '../../platform/operations'
import { settingsRoutes } from './routes'

export { companyClock } from './company-clock'
export { companyDay } from './company-day'
export { letterTimes } from './letter-times'
export { findCompanySettings, findPersonSettings } from './store'

export const settings: Room = {
  name: 'settings',
  operations: settingsRoutes,
  events: [companySettingsChanged],
}
