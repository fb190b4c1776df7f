export { supportScreens } from './pages'
