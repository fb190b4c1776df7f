export { partnersScreens } from './pages'
