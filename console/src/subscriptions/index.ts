export { subscriptionsScreens } from './pages'
