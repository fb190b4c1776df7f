export { membersScreens } from './pages'
