export { plansScreens } from './pages'
