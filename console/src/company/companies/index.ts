export { companiesScreens } from './pages'
