export { loadPreferencesForm, settingsScreens } from './pages'
