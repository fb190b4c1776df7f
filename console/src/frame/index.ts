export { frameScreens } from './pages'
export { surroundings } from './surroundings'
