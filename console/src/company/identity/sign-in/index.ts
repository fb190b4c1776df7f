export { signInScreens } from './pages'
