export { translationsScreens } from './pages'
