export { paymentsScreens } from './pages'
