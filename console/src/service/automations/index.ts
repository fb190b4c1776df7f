export { automationsScreens } from './pages'
