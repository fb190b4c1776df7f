export { underwritingScreens } from './pages'
export { usePutTables } from './put-tables'
