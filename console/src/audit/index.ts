export { auditScreens } from './pages'
