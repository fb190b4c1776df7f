export { policiesScreens } from './pages'
