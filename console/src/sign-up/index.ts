export { signUpScreens } from './pages'
