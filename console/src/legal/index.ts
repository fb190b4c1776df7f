export { legalScreens } from './pages'
