import { settingsOperations } from '@coverwright/contract/company/settings'
import { bind } from '../../platform/operations'
import { getSettings } from './get-settings'
import { updateCompanySettings } from './update-company-settings'
import { updateMySettings } from './update-my-settings'

export const settingsRoutes = bind(settingsOperations, {
  get: getSettings,
  updateCompany: updateCompanySettings,
  updateMine: updateMySettings,
})
