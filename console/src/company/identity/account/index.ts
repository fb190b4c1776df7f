export { accountScreens } from './pages'
