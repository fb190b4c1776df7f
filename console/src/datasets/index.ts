export { datasetsScreens } from './pages'
