export { passwordResetScreens } from './pages'
