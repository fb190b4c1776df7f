export { homeScreens } from './pages'
