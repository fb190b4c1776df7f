export { tablesScreens } from './pages'
