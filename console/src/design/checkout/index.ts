export { checkoutScreens } from './pages'
