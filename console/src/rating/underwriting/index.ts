export { underwritingScreens } from './pages'
export { type DecidingTable, figureColumn, usePutTables } from './put-tables'
