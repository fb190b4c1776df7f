export { bring } from './bring'
export { watchSheets } from './dead-sheets'
export { later, type Missing } from './later'
