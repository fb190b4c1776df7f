export { policyNumbersScreens } from './pages'
