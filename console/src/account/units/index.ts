export { unitsScreens } from './pages'
