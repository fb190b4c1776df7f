export { reviveSheets, watchSheets } from './dead-sheets'
export { later, type Missing } from './later'
