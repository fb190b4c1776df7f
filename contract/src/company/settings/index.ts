export { companySettingsChanged } from './events'
export { settingsOperations } from './operations'
export { CompanySettings, PersonSettings, SettingsView } from './schema'
export { settingsTopic } from './topics'
