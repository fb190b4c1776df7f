export { tablesScreens } from './pages'
export { readAllRows } from './read-rows'
