export { casesScreens } from './pages'
