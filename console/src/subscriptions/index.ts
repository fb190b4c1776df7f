export { loadStatement, subscriptionsScreens } from './pages'
