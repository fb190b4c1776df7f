export { settingsScreens } from './pages'
