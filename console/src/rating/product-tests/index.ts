export { productTestsScreens } from './pages'
