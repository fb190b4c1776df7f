export { importsScreens } from './pages'
