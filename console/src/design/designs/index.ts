export { designsScreens } from './pages'
