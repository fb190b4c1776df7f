export { settingsOperations } from './operations'
export { CompanySettings, PersonSettings, SETTINGS_TOPIC, SettingsView } from './schema'
