export { pricingScreens } from './pages'
