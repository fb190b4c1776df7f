export { billingScreens } from './pages'
