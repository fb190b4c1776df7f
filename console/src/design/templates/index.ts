export { templatesScreens } from './pages'
