export { promotionsScreens } from './pages'
