export { versionsScreens } from './pages'
