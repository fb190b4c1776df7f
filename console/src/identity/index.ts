export { identityScreens } from './pages'
