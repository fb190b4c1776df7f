export { trialsScreens } from './pages'
