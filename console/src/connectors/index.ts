export { connectorsScreens } from './pages'
