export { underwritingScreens } from './pages'
