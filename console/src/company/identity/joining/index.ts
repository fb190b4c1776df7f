export { joiningScreens } from './pages'
