export { sendersScreens } from './pages'
