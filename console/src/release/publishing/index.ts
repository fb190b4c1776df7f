export { publishingScreens } from './pages'
